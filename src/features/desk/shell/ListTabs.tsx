import { useEffect, useRef } from 'react'
import { Count } from './Count'
import { DeskLink } from './DeskLink'

type List = {
  href: string
  current: boolean
  name: string
  waiting?: number | undefined
  /** Its count is of orders that need nothing from the studio. */
  calm?: boolean
  past?: boolean
}

/**
 * Links to the lists of a page, each with its pending count. On phones a scrolling row that fades at the right edge,
 * where there is more; its padding at the end brings the last link out of the fade. On wide screens, lists of the past
 * are in a row of their own if not all fit in one.
 */
export function ListTabs({ label, lists }: { label: string; lists: List[] }) {
  const row = useRef<HTMLDivElement>(null)
  const open = lists.find(({ current }) => current)?.href
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other list
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 4
  }, [open])
  const groups = [lists.filter(({ past }) => !past), lists.filter(({ past }) => past)]
  return (
    <nav aria-label={label} className="my-4 md:my-6">
      <div
        ref={row}
        className="relative -mx-20px flex gap-1.5 overflow-x-auto py-2 pl-20px pr-12 [mask-image:linear-gradient(90deg,#000_calc(100%-3.5rem),transparent)] [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0 md:[mask-image:none] lg:gap-1"
      >
        {groups.map(
          (group) =>
            group[0] && (
              <ul key={group[0].href} className="[display:contents] lg:flex lg:flex-wrap lg:gap-1">
                {group.map(({ href, current, name, waiting, calm }) => (
                  <li key={href} className="shrink-0">
                    <DeskLink
                      href={href}
                      aria-current={current ? 'page' : undefined}
                      className="inline-flex min-h-10 items-center gap-1.5 whitespace-nowrap rounded-full border border-line px-2.5 lg:px-2 text-small font-500 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper hover:border-ink"
                    >
                      <span>{name}</span>
                      {waiting !== undefined && (
                        <Count
                          value={waiting}
                          tone={current ? 'night' : waiting && !calm ? 'paper' : 'quiet'}
                        />
                      )}
                    </DeskLink>
                  </li>
                ))}
              </ul>
            ),
        )}
      </div>
    </nav>
  )
}
