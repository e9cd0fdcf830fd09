import { bindWords } from '~/ui/bindWords'
import { Section } from '~/ui/Section'

type Assurance = { id: string; title: string; text: string }

/** Two promises side by side under the horizon: money back and delivery time. */
export function Guarantee({ items }: { items: readonly Assurance[] }) {
  return (
    <Section tone="sand" space="snug">
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {items.map((item) => (
          <div key={item.id}>
            <div className="horizon" />
            <h2 className="mt-6 text-[min(8.2vw,clamp(1.75rem,1.5rem+1vw,2.5rem))] leading-[1.1] display-tight">
              {bindWords(item.title, 20)}
            </h2>
            <p className="mt-3 max-w-29em text-ink-soft">{item.text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
