import type { Highlight } from './HighlightRows'
import { HighlightScene } from './HighlightScene'

const panels = [
  { step: 'lg:mt-28', ground: 'bg-ember-wash text-ink' },
  { step: 'lg:mt-14', ground: 'bg-sand text-ink' },
  { step: 'lg:mt--12', ground: 'bg-night text-paper' },
] as const

/** Three cards that climb from left to right, as the sun does. */
export function HighlightTriptych({ items }: { items: readonly Highlight[] }) {
  return (
    <ul className="grid gap-6 lg:(grid-cols-3 items-start)">
      {items.map(({ id, title, text, features }, index) => {
        const { step, ground } = panels[index % panels.length] ?? panels[0]
        return (
          <li
            key={id}
            className={`settle overflow-hidden rounded-card border border-line bg-white md:(grid grid-cols-[2fr_3fr]) lg:block ${step}`}
          >
            <div className={`flex items-end px-7 pt-12 ${ground}`}>
              <HighlightScene id={id} className="mx-auto w-full max-w-80" />
            </div>
            <div className="px-7 pb-8 pt-7">
              <h3 className="text-figure display-tight">{title}</h3>
              <p className="mt-3 text-ink-soft">{text}</p>
              <ul className="mt-6 border-t border-line text-note">
                {features.map((feature) => (
                  <li key={feature} className="border-b border-line py-3 last:(border-b-0 pb-0)">
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
