import { bindText, bindWords } from '~/ui/bindWords'
export type Step = { id: string; title: string; text: string }

/** Ordered steps along the horizon line. The first is the reader's current step. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol
      className={`grid md:gap-y-8 ${items.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4'}`}
    >
      {items.map((step, index) => (
        <li
          key={step.id}
          className="relative ml-1.25 border-l border-line pb-10 pl-7 last:(ml-1.5 border-l-0 pb-2) md:(ml-0! border-l-0 border-t border-line pb-2 pl-0 pr-5 pt-9) lg:pr-8"
        >
          <span
            aria-hidden="true"
            className={`absolute left--1.5 top-1 h-3 w-3 rounded-full ring-4 ring-paper md:(left-0 top--1.5) ${index === 0 ? 'bg-ember' : 'bg-edge'}`}
          />
          <h3 className="text-sub font-600 font-display tracking--0.01em">{bindWords(step.title)}</h3>
          <p className="mt-2 text-list text-ink-soft">{bindText(step.text)}</p>
        </li>
      ))}
    </ol>
  )
}
