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
import { textLinkClass } from '../shell/TextLink'
import { ListLink, OwnerTasks } from './OwnerTasks'

/** The usual way of an order first, then what can go wrong. */
const statuses = Object.keys(statusHelp) as OrderStatus[]

/**
 * What the owner can do without a programmer, and every state of an order: what the buyer sees then, and what to do.
 */
export function DeskHelp() {
  const { t } = useLingui()
  const parts = {
    tasks: t({ message: 'What you can do yourself', comment: 'Desk: heading of a part of the help page' }),
    statuses: t({ message: 'What each status means', comment: 'Desk: heading of a part of the help page' }),
  }
  return (
    <>
      <title>{`${t({ message: 'Help', comment: 'Desk: title of the page' })} – ${site.brand}`}</title>
      <h1 tabIndex={-1} className="text-title display-tight">
        <Trans comment="Desk: heading of the help page">Help</Trans>
      </h1>
      <nav aria-label={t({ message: 'On this page', comment: 'Desk, help: names the links to its parts' })}>
        <ul className="mt-2 flex flex-wrap gap-x-8">
          {Object.entries(parts).map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`} className={textLinkClass}>
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <OwnerTasks title={parts.tasks} />
      <h2 id="statuses" className="mt-16 scroll-mt-6 display-tight leading-tight [font-size:1.75rem]">
        <span>{parts.statuses}</span>
      </h2>
      <p className="mt-3 max-w-34em text-ink-soft">
        <Trans>
          An order goes from payment to photos, production, and delivery. Here’s what the buyer sees at each
          step, and what’s left for you to do.
        </Trans>
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
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
