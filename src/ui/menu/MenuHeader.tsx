import type { EditionsWith } from '~/catalog/addresses'
import './menu.css'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { editions } from '~/catalog/editions'
import { type MenuPage, menuItems, planHref } from '~/catalog/menu'
import { site } from '~/catalog/site'
import { ButtonLink } from '../Button'
import { Icon } from '../Icon'
import { Logo } from '../Logo'
import { BackHome } from '../shell/BackHome'
import { EditionOffer } from '../shell/EditionOffer'
import { drawerId, MenuDrawer } from './MenuDrawer'
import { ServicesMenu } from './ServicesMenu'

type MenuHeaderProps = {
  edition: EditionsWith<'home'>
  page: MenuPage
  /** A back link to a page other than the edition's home. */
  back?: ReactNode
  /** The background behind the bar until the bar is solid. */
  ground?: 'night' | 'paper'
  /** The page has the bottom banner, and its first screen is sized to end above it. */
  banner?: boolean
  /** The owner's notice. */
  above?: ReactNode
}

/**
 * The bar with the menu (R-NAV-01 to R-NAV-19), 72 px high on a phone and 80 px elsewhere. The bar is fixed over the
 * page; the page's first part has padding for it (`.under-bar`). `client.tsx` sets `data-solid`; the styles are in
 * menu.css.
 */
export function MenuHeader({ edition, page, back, ground = 'night', banner, above }: MenuHeaderProps) {
  const { t } = useLingui()
  const plan = t({ message: 'Start with a Free Strategic Plan', comment: 'fixed by the specification' })
  const [lead, rest] = plan.split(/(?<=^\S+ \S+ \S+ )/)
  // Beside a long name the button never has room for one line, and would be wider than its two if they broke freely.
  const twoLines = site.brand.length > 7
  return (
    <>
      {above}
      <header data-bar="menu" data-ground={ground} className="menu-bar" suppressHydrationWarning>
        <div className="menu-row relative flex items-center">
          <a href={editions[edition].home} className="inline-flex rounded py-2">
            <Logo />
          </a>
          {page === 'service' && (
            <div className="menu-back">{back ?? <BackHome href={editions[edition].home} />}</div>
          )}
          <nav aria-label={t`Main menu`} className="menu-nav ml-auto h-full">
            <ul className="h-full flex gap-[clamp(0.8rem,3.4vw-1.2rem,1.4rem)]">
              {menuItems(edition, page).map(({ id, label, href }) => (
                <li key={id}>
                  {href === undefined ? (
                    <ServicesMenu edition={edition} page={page} label={t(label)} />
                  ) : (
                    <a href={href} className="menu-item">
                      <span className="mark">{t(label)}</span>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink href={planHref(edition, page)} size="small" className="menu-plan text-balance">
            {/* Where the bar is narrow, only the last words are visible. */}
            <span className={twoLines ? 'lg:whitespace-nowrap' : undefined}>
              <span className={twoLines ? 'block' : undefined}>{lead}</span>
              {rest}
            </span>
          </ButtonLink>
          <button
            type="button"
            popoverTarget={drawerId}
            aria-label={t`Open menu`}
            aria-haspopup="dialog"
            suppressHydrationWarning
            className="menu-toggle ml-auto h-44px w-44px inline-flex shrink-0 items-center justify-center rounded-full mr--10px"
          >
            <Icon name="menu" className="text-[1.375rem]" />
          </button>
        </div>
        {page === 'home' && <span aria-hidden="true" className="day" />}
      </header>
      <MenuDrawer edition={edition} page={page} plan={plan} />
      {banner && <div className="fold" />}
      <EditionOffer />
    </>
  )
}
