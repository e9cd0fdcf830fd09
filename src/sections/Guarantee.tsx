import { Section } from '~/ui/Section'
import { Unbroken } from '~/ui/Unbroken'

type Assurance = { id: string; title: string; text: string }

/** Two promises side by side under the horizon: the money and the time. */
export function Guarantee({ items }: { items: readonly Assurance[] }) {
  return (
    <Section tone="sand" space="snug">
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {items.map((item) => (
          <div key={item.id}>
            <div className="horizon" />
            <h2 className="mt-6 text-figure display-tight">
              <Unbroken text={item.title} />
            </h2>
            <p className="mt-3 max-w-32em text-ink-soft">{item.text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
