import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { type MenuPage, menuGroups } from '~/catalog/menu'
import { Icon } from '../Icon'
import { MenuPrice } from './MenuPrice'
import { useCurrentPath } from './useCurrentPath'

type DrawerServicesProps = { edition: EditionsWith<'home'>; page: MenuPage; label: string }

/** The services in the drawer, collapsed by default. */
export function DrawerServices({ edition, page, label }: DrawerServicesProps) {
  const { t } = useLingui()
  const path = useCurrentPath()
  return (
    <details className="group">
      <summary className="menu-drawer-item justify-between">
        {label}
        <Icon
          name="expand"
          className="text-[1.25rem] transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {menuGroups(edition, page).map((group) => (
        <div key={group.id} className="pb-5">
          <p id={`drawer-${group.id}`} className="pb-1 text-small font-600 text-ink-soft">
            {t(group.title)}
          </p>
          <ul aria-labelledby={`drawer-${group.id}`}>
            {group.entries.map(({ product, name, href, prices }) => (
              <li key={product}>
                <a
                  href={href}
                  aria-current={href === path ? 'page' : undefined}
                  className="services-entry min-h-11 flex items-center justify-between gap-3 py-1.5 text-note font-500 leading-tight"
                >
                  <span>
                    <span className="mark">{typeof name === 'string' ? name : t(name)}</span>
                  </span>
                  <MenuPrice prices={prices} group={group} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
