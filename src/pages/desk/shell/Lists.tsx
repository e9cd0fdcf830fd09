import { Count } from './Count'
import { DeskLink } from './DeskLink'

type List = { href: string; current: boolean; name: string; waiting?: number | undefined }

/** The lists of a page, each with how much waits in it. */
export function Lists({ label, lists }: { label: string; lists: List[] }) {
  return (
    <nav aria-label={label} className="my-6 md:my-8">
      <ul className="flex flex-wrap gap-1.5">
        {lists.map(({ href, current, name, waiting }) => (
          <li key={href}>
            <DeskLink
              href={href}
              aria-current={current ? 'page' : undefined}
              className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line px-3.5 text-small font-500 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper hover:border-ink"
            >
              {name}
              {waiting ? <Count value={waiting} tone={current ? 'night' : 'paper'} /> : null}
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
