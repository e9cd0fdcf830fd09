import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { faces } from '~/catalog/owner/faces'
import { site } from '~/catalog/site'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import { statusNames } from '~/features/desk/content/statuses'
import { statusHelp } from '~/features/desk/content/statusHelp'
import { bindText } from '~/ui/bindWords'
import { Fold } from '../shell/Fold'
import { Panel } from '../shell/Panel'
import { ListLink, OwnerTasks } from './OwnerTasks'

/** The usual way of an order first, then what can go wrong. */
const statuses = Object.keys(statusHelp) as OrderStatus[]

/**
 * What the owner can do without a programmer, and every state of an order: what the buyer sees then, and what to do.
 */
export function DeskHelp() {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t({ message: 'Help', comment: 'Desk: title of the page' })} – ${site.brand}`}</title>
      <h1 tabIndex={-1} className="text-title display-tight">
        <Trans comment="Desk: heading of the help page">Help</Trans>
      </h1>
      <OwnerTasks />
      <h2 className="mt-16 display-tight leading-tight [font-size:1.5rem] md:text-figure">
        <Trans comment="Desk: heading of a part of the help page">What each status means</Trans>
      </h2>
      <p className="mt-4 max-w-34em text-ink-soft">
        <Trans>
          An order goes from payment to photos, production, and delivery. Here’s what the buyer sees at each
          step, and what’s left for you to do.
        </Trans>
      </p>
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <Statuses
          needsYou
          title={<Trans comment="Desk, help: heading above states of an order">Needs you</Trans>}
        />
        <Statuses
          needsYou={false}
          title={<Trans comment="Desk, help: heading above states of an order">Nothing to do</Trans>}
        />
      </div>
    </>
  )
}

/** The states in which an order waits for the owner, or the others. */
function Statuses({ title, needsYou }: { title: ReactElement; needsYou: boolean }) {
  const { i18n } = useLingui()
  return (
    <Panel level={3} title={title}>
      {statuses.map((status) => {
        const help = statusHelp[status]
        return (
          help.needsYou === needsYou && (
            <Fold key={status} title={i18n._(statusNames[status])} note={i18n._(help.means)}>
              <dl className="mt-2 grid gap-3">
                <div>
                  <dt className="font-600">
                    <Trans comment="Desk, help: label">The buyer sees</Trans>
                  </dt>
                  <dd>{bindText(i18n._({ ...help.buyer, values: faces }))}</dd>
                </div>
                <div>
                  <dt className="font-600">
                    <Trans comment="Desk, help: label">What to do</Trans>
                  </dt>
                  <dd>{bindText(i18n._(help.todo))}</dd>
                </div>
              </dl>
              <ListLink list={help.list} />
            </Fold>
          )
        )
      })}
    </Panel>
  )
}
