import type { EditionsWith } from '~/catalog/addresses'
import { type MenuPage, menuGroups } from '~/catalog/menu'
import { Icon } from '../Icon'
import { ServicesGroup } from './ServicesGroup'
import { useCurrentPath } from './useCurrentPath'

const panelId = 'services-menu'

type ServicesMenuProps = { edition: EditionsWith<'home'>; page: MenuPage; label: string }

/**
 * The list of services and its button. servicesMenu.ts controls it outside of React and sets `aria-expanded`,
 * `data-open` and `data-live`. Without JavaScript, the style sheet opens it.
 */
export function ServicesMenu({ edition, page, label }: ServicesMenuProps) {
  const path = useCurrentPath()
  const groups = menuGroups(edition, page)
  const here = groups.some(({ entries }) => entries.some(({ href }) => href === path))
  return (
    <div className="services h-full" suppressHydrationWarning>
      {page === 'home' && (
        // biome-ignore lint/a11y/useAnchorContent: a scroll marker for the style sheet, not a link
        <a href="#services" tabIndex={-1} aria-hidden="true" />
      )}
      <button
        type="button"
        aria-expanded="false"
        aria-controls={panelId}
        data-here={here || undefined}
        className="menu-item"
        suppressHydrationWarning
      >
        <span className="mark">{label}</span>
        <Icon name="expand" className="services-arrow ml-1 text-[0.9em]" />
      </button>
      <div className="services-panel" suppressHydrationWarning>
        <div
          id={panelId}
          className="max-h-[calc(100dvh-6.5rem)] grid grid-cols-[3fr_8fr] overflow-auto border border-line rounded-card bg-paper text-ink shadow-float"
        >
          {groups.map((group) => (
            <ServicesGroup key={group.id} group={group} current={path} />
          ))}
        </div>
      </div>
    </div>
  )
}
