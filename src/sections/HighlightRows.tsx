import type { HighlightId } from '~/content/home/highlights'
import { HighlightScene } from './HighlightScene'

export type Highlight = { id: HighlightId; title: string; text: string; features: readonly string[] }

/** Highlights as wide rows, each on its own horizon: scene, what it is, what it has. */
export function HighlightRows({ items }: { items: readonly Highlight[] }) {
  return (
    <ul>
      {items.map(({ id, title, text, features }) => (
        <li
          key={id}
          className="settle grid gap-x-8 gap-y-6 border-b border-edge pt-12 first:pt-0 md:grid-cols-12"
        >
          <HighlightScene id={id} className="w-72 self-end md:(col-span-4 w-full pr-10)" />
          <div className="md:(col-span-4 pb-10)">
            <h3 className="text-figure display-tight">{title}</h3>
            <p className="mt-4 text-ink-soft">{text}</p>
          </div>
          <ul className="pb-10 text-note md:(col-span-4 pl-8)">
            {features.map((feature) => (
              <li key={feature} className="border-b border-line py-3 last:border-b-0 md:first:pt-1.5">
                {feature}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
