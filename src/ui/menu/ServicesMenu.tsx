import { menuGroups } from '~/content/menu'
import type { Edition } from '~/editions'
import { Icon } from '../Icon'
import { ServicesGroup } from './ServicesGroup'
import { useCurrentPath } from './useCurrentPath'
import { useServicesMenu } from './useServicesMenu'

const panelId = 'services-menu'

/**
 * The button that opens the list of services, and the list. Until `data-live`, and where there is no script,
 * the style sheet opens it.
 */
export function ServicesMenu({ edition, label }: { edition: Edition; label: string }) {
  const { live, open, root, button, panel } = useServicesMenu()
  const path = useCurrentPath()
  const groups = menuGroups(edition)
  const here = groups.some(({ entries }) => entries.some(({ href }) => href === path))
  return (
    <div className="services h-full" data-live={live || undefined} {...root}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        data-wakes
        data-here={here || undefined}
        className="menu-item"
        {...button}
      >
        <span className="mark">{label}</span>
        <Icon name="expand" className="services-arrow ml-1 text-[0.9em]" />
      </button>
      <div className="services-panel" data-open={open || undefined}>
        <div
          id={panelId}
          className="max-h-[calc(100dvh-6.5rem)] grid grid-cols-[3fr_8fr] overflow-auto border border-line rounded-card bg-paper text-ink shadow-float"
          {...panel}
        >
          {groups.map((group) => (
            <ServicesGroup key={group.id} group={group} current={path} />
          ))}
        </div>
      </div>
    </div>
  )
}
