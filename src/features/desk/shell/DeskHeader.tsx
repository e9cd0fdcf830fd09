import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { editorPath } from '~/catalog/desk'
import { siteEditorTexts } from '~/features/desk/content/siteEditor'
import type { DeskOrders } from '~/features/desk/schema'
import { Logo } from '~/ui/Logo'
import { Count } from './Count'
import { DeskLink } from './DeskLink'

/** Logo and the sections of the desk, each with its pending count. */
export function DeskHeader({ counts }: { counts: DeskOrders['counts'] }) {
  const { t, i18n } = useLingui()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <header data-bar className="on-night bg-night text-paper">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-8 pt-2">
        <DeskLink href="/desk" className="inline-flex min-h-12 items-center gap-3 rounded">
          <Logo />
          <span className="border-l border-haze pl-3 text-small text-mist">
            <Trans comment="Name of the owner's part of the site, beside the logo">Desk</Trans>
          </span>
        </DeskLink>
        <nav aria-label={t`Desk`}>
          <ul className="flex flex-wrap gap-x-6">
            <NavItem
              href="/desk"
              current={path === '/desk' || path.startsWith('/desk/orders')}
              label={<Trans comment="Desk: menu">Orders</Trans>}
              waiting={counts.start + counts.production + counts.review}
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
            <NavItem href={editorPath} label={<span>{i18n._(siteEditorTexts.title)}</span>} ownPolicy />
          </ul>
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
  /** The page is a document with its own policy, which a navigation within the desk would not apply. */
  ownPolicy?: boolean
}

function NavItem({ href, current, label, waiting, ownPolicy }: NavItemProps) {
  const Link = ownPolicy ? 'a' : DeskLink
  return (
    <li>
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className="relative inline-flex min-h-12 items-center gap-2 px-1 text-note font-600 text-mist hover:text-paper aria-[current]:text-paper aria-[current]:after:content-empty aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:bg-ember"
      >
        {label}
        {waiting ? <Count value={waiting} tone="night" /> : null}
      </Link>
    </li>
  )
}
