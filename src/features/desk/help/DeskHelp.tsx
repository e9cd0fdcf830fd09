import { Trans, useLingui } from '@lingui/react/macro'
import { faces } from '~/catalog/owner/faces'
import { site } from '~/catalog/site'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import { statusNames } from '~/features/desk/content/statuses'
import { statusHelp } from '~/features/desk/content/statusHelp'
import { Panel } from '../shell/Panel'
import { textLinkClass } from '../shell/TextLink'
import { OwnerTasks } from './OwnerTasks'

/** The usual way of an order first, then what can go wrong. */
const statuses = Object.keys(statusHelp) as OrderStatus[]

/**
 * What the owner can do without a programmer, and every state of an order: what the buyer sees then, and what to do.
 */
export function DeskHelp() {
  const { t, i18n } = useLingui()
  return (
    <>
      <title>{`${t({ message: 'Help', comment: 'Desk: title of the page' })} – ${site.brand}`}</title>
      <h1 tabIndex={-1} className="text-title display-tight">
        <Trans comment="Desk: heading of the help page">Help</Trans>
      </h1>
      <nav
        aria-label={t({ message: 'On this page', comment: 'Desk, help: links to its two parts' })}
        className="mt-2 flex flex-wrap gap-x-7"
      >
        <a href="#tasks" className={textLinkClass}>
          <Trans comment="Desk: heading of a part of the help page">What you can do yourself</Trans>
        </a>
        <a href="#states" className={textLinkClass}>
          <Trans comment="Desk: heading of a part of the help page">What each status means</Trans>
        </a>
      </nav>
      <OwnerTasks />
      <h2 id="states" className="mt-16 display-tight leading-tight [font-size:1.5rem] md:text-figure">
        <Trans comment="Desk: heading of a part of the help page">What each status means</Trans>
      </h2>
      <p className="mt-4 max-w-34em text-ink-soft">
        <Trans>
          An order goes from payment to photos, production, and delivery. Here’s what the buyer sees at each
          step, and what’s left for you to do.
        </Trans>
      </p>
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 md:grid-cols-2">
        {statuses.map((status) => (
          <Panel key={status} level={3} title={i18n._(statusNames[status])}>
            <p className="max-w-34em">{i18n._(statusHelp[status].means)}</p>
            <dl className="mt-4 grid max-w-34em gap-3 text-note">
              <div>
                <dt className="font-600">
                  <Trans comment="Desk, help: label">The buyer sees</Trans>
                </dt>
                <dd className="text-ink-soft">{i18n._({ ...statusHelp[status].buyer, values: faces })}</dd>
              </div>
              <div>
                <dt className="font-600">
                  <Trans comment="Desk, help: label">What to do</Trans>
                </dt>
                <dd className="text-ink-soft">{i18n._(statusHelp[status].todo)}</dd>
              </div>
            </dl>
          </Panel>
        ))}
      </div>
    </>
  )
}
