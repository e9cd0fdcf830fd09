import { useLingui } from '@lingui/react/macro'
import type { MenuGroup } from '~/catalog/menu'
import { MenuPrice } from './MenuPrice'

const looks = {
  packages: {
    group: 'bg-sand',
    list: 'grid-rows-3',
    item: 'border-b last:border-0',
    entry: 'flex-col justify-center gap-0.5',
    name: 'text-sub font-display font-700 tracking--0.02em',
  },
  addons: {
    group: '',
    list: 'grid-cols-2 gap-x-4 lg:gap-x-10',
    item: '[&:nth-last-child(n+3)]:border-b',
    entry: 'items-center justify-between gap-2 lg:gap-3',
    name: 'text-note leading-tight font-500',
  },
} as const

/** One group of the open panel: packages in large type on sand, add-ons as a price list in two columns. */
export function ServicesGroup({ group, current }: { group: MenuGroup; current: string }) {
  const { t } = useLingui()
  const look = looks[group.id]
  const heading = `services-${group.id}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-labelledby={heading}
      className={`flex flex-col px-5 pb-3 pt-5 lg:(px-8 pb-5 pt-7) ${look.group}`}
    >
      <p id={heading} className="pb-3 text-small font-600 text-ink-soft">
        {t(group.title)}
      </p>
      <div className="horizon" />
      <ul className={`grid flex-1 ${look.list}`}>
        {group.entries.map(({ product, name, href, prices }) => (
          <li key={product} className={`flex border-line ${look.item}`}>
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={`services-entry flex min-h-13 w-full py-2 ${look.entry}`}
            >
              <span className={look.name}>
                <span className="mark">{typeof name === 'string' ? name : t(name)}</span>
              </span>
              <MenuPrice prices={prices} group={group} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
