import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { editorPath } from '~/catalog/desk'
import { siteEditorTexts } from '~/features/desk/content/siteEditor'
import type { DeskOrders } from '~/features/desk/schema'
import { Logo } from '~/ui/Logo'
import { Count } from './Count'
import { workCount } from './counts'
import { DeskLink } from './DeskLink'

/**
 * Logo and the sections of the desk, each with its pending count. The editor is a document with its own policy, which a
 * navigation within the desk would not apply.
 */
export function DeskHeader({ counts }: { counts: DeskOrders['counts'] }) {
  const { t, i18n } = useLingui()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <header data-bar className="on-night bg-night text-paper">
      <div className="wrap flex flex-wrap items-end gap-x-4 pt-2 md:gap-x-5 lg:gap-x-6">
        <DeskLink href="/desk" className="inline-flex min-h-12 items-center gap-3 rounded">
          <Logo />
          <span className="hidden border-l border-haze pl-3 text-small text-mist [@media(23em<=width<48em)]:inline lg:inline">
            <Trans comment="Name of the owner's part of the site, beside the logo">Desk</Trans>
          </span>
        </DeskLink>
        {/* Two rows on phones: the editor's link is beside the logo, above the sections. */}
        <nav aria-label={t`Desk`} className="[display:contents]">
          <ul className="order-1 -mx-1 flex max-w-92 w-[calc(100%+.5rem)] flex-wrap justify-between md:order-none md:ml-auto md:mr-0 md:max-w-none md:w-auto md:gap-x-4 lg:gap-x-6">
            <NavItem
              href="/desk"
              current={path === '/desk' || path.startsWith('/desk/orders')}
              label={<Trans comment="Desk: menu">Orders</Trans>}
              waiting={workCount(counts)}
            />
            <NavItem
              href="/desk/messages"
              current={path === '/desk/messages'}
              label={<Trans comment="Desk: menu">Messages</Trans>}
              waiting={counts.messages}
            />
            <NavItem
              href="/desk/today"
              current={path === '/desk/today'}
              label={<Trans comment="Desk: menu">Today</Trans>}
              waiting={counts.disputes + counts.refunds}
            />
            <NavItem
              href="/desk/help"
              current={path === '/desk/help'}
              label={<Trans comment="Desk: menu">Help</Trans>}
            />
          </ul>
          <a href={editorPath} className={`${itemClass} ml-auto -mr-1 md:ml-0`}>
            {i18n._(siteEditorTexts.title)}
          </a>
        </nav>
      </div>
    </header>
  )
}

type NavItemProps = {
  href: string
  current?: boolean
  label: ReactElement
  waiting?: number
}

const itemClass =
  'relative inline-flex min-h-12 items-center px-1 text-note font-600 text-mist [@media(width<23em)]:text-small hover:text-paper aria-[current]:text-paper aria-[current]:after:content-empty aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:bg-ember'

function NavItem({ href, current, label, waiting }: NavItemProps) {
  return (
    <li>
      <DeskLink href={href} aria-current={current ? 'page' : undefined} className={itemClass}>
        {label}
        {/* On phones above and beside the name: a row of all names and counts would break. */}
        {waiting ? (
          <span className="absolute left-full top-0.5 inline-flex origin-top-left -ml-0.5 [scale:.8] md:[scale:1] md:relative md:left-0 md:top-0 md:ml-1.5 lg:ml-2">
            <Count value={waiting} tone="night" />
          </span>
        ) : null}
      </DeskLink>
    </li>
  )
}
