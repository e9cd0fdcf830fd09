import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { type MenuPage, menuItems, planHref } from '~/catalog/menu'
import { ButtonLink } from '../Button'
import { Icon } from '../Icon'
import { Logo } from '../Logo'
import { EditionSwitch } from '../shell/EditionSwitch'
import { DrawerServices } from './DrawerServices'

export const drawerId = 'menu-drawer'

type MenuDrawerProps = { edition: EditionsWith<'home'>; page: MenuPage; plan: string }

/**
 * The phone menu as a native popover, which also opens and closes without JavaScript; a link to a section of the same
 * page then leaves it open over that section. drawerState.ts and drawer.ts add the rest, outside of React.
 */
export function MenuDrawer({ edition, page, plan }: MenuDrawerProps) {
  const { t } = useLingui()
  return (
    <div id={drawerId} popover="auto" role="dialog" aria-label={t`Menu`} className="menu-drawer">
      <div className="menu-drawer-page flex flex-col px-5 pb-8">
        <div className="h-18 flex shrink-0 items-center justify-between">
          <a href={editions[edition].home} className="inline-flex rounded py-2">
            <Logo />
          </a>
          <button
            type="button"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label={t`Close menu`}
            className="h-11 w-11 inline-flex items-center justify-center rounded-full mr--2.5"
          >
            <Icon name="close" className="text-[1.375rem]" />
          </button>
        </div>
        <div className="horizon" />
        <nav aria-label={t`Menu`} className="pb-8">
          <ul>
            {menuItems(edition, page).map(({ id, label, href }) => (
              <li key={id} className="border-b border-line">
                {href === undefined ? (
                  <DrawerServices edition={edition} page={page} label={t(label)} />
                ) : (
                  <a href={href} className="menu-drawer-item">
                    {t(label)}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <EditionSwitch edition={edition} className="mt-auto pb-6 text-note" />
        <ButtonLink href={planHref(edition, page)} wide className="text-note text-balance">
          {plan}
        </ButtonLink>
      </div>
    </div>
  )
}
