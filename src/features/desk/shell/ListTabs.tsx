import { useEffect, useRef } from 'react'
import { Count } from './Count'
import { DeskLink } from './DeskLink'

type List = { href: string; current: boolean; name: string; waiting?: number | undefined; past?: boolean }

/**
 * Links to the lists of a page, each with its pending count. On phones a scrolling row that fades at the right edge,
 * where there is more; its padding at the end brings the last link out of the fade. On wide screens, lists of the past
 * are in a row of their own, below an empty line as wide as the page.
 */
export function ListTabs({ label, lists }: { label: string; lists: List[] }) {
  const row = useRef<HTMLUListElement>(null)
  const open = lists.find(({ current }) => current)?.href
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other list
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 4
  }, [open])
  return (
    <nav aria-label={label} className="my-4 md:my-6">
      <ul
        ref={row}
        className="relative -mx-20px flex gap-1.5 overflow-x-auto py-2 pl-20px pr-12 [mask-image:linear-gradient(90deg,#000_calc(100%-3.5rem),transparent)] [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0 md:[mask-image:none] lg:gap-y-0.75 lg:after:order-1 lg:after:w-full lg:after:content-empty"
      >
        {lists.map(({ href, current, name, waiting, past }) => (
          <li key={href} className={`shrink-0 ${past ? 'lg:order-2' : ''}`}>
            <DeskLink
              href={href}
              aria-current={current ? 'page' : undefined}
              className="inline-flex min-h-10 items-center gap-1.5 whitespace-nowrap rounded-full border border-line px-2.5 text-small font-500 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper hover:border-ink"
            >
              <span>{name}</span>
              {waiting !== undefined && (
                <Count value={waiting} tone={current ? 'night' : waiting ? 'paper' : 'quiet'} />
              )}
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
