import type { ReactNode } from 'react'
import { Icon } from '../Icon'

/** Classes of a back button, on paper and on night. */
export const backLinkClass =
  'group inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4.5 text-note font-600 leading-tight transition-colors hover:border-current [@media(width<24em)]:(px-3 text-small [&>span:first-child]:hidden)'

/** A link to the page above, as a button with an arrow. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={backLinkClass}>
      <BackLabel>{children}</BackLabel>
    </a>
  )
}

export function BackLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="back" className="transition-transform duration-200 group-hover:translate-x--0.5" />
      <span>{children}</span>
    </>
  )
}
