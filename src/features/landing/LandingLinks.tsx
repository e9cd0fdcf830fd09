import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { Icon } from '~/ui/Icon'
import { NewTab } from '~/ui/NewTab'
import { directLinks } from './content'

/** Direct links to a service and to the owner, in one line below the edition cards. */
export function LandingLinks({ edition }: { edition: EditionsWith<'landing'> }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Direct links`} className="wrap">
      <ul className="grid divide-y divide-haze border-t border-haze md:(flex divide-y-0 border-t-0 items-center justify-center gap-x-8 min-h-18) lg:(gap-x-12 min-h-19)">
        {directLinks[edition].map(({ id, href, label, newTab }) => (
          <li key={id}>
            <a
              href={href}
              {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
              className="group min-h-12 flex items-center justify-between gap-2.5 font-600 text-note transition-colors hover:text-gold md:inline-flex"
            >
              <span>
                {t(label)}
                {newTab && <NewTab />}
              </span>
              <Icon
                name="forward"
                className={`text-gold transition-transform duration-200 group-hover:translate-x-0.5 ${newTab ? 'rotate--45' : ''}`}
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
