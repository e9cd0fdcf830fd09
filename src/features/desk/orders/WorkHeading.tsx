import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DeskOrders } from '~/features/desk/schema'
import { workCount } from '../shell/counts'
import { DeskLink } from '../shell/DeskLink'

const linkClass = 'underline decoration-line decoration-2 underline-offset-6'

/** The most urgent work of the studio as the page heading, with a count; on wide screens, its states below. */
export function WorkHeading({ counts }: { counts: DeskOrders['counts'] }) {
  const { t } = useLingui()
  const { start, production, review, messages, disputes, refunds } = counts
  const toDo = workCount(counts)
  const urgent = disputes || refunds
  const states = [
    start && t`${start} to start`,
    review && t`${plural(review, { one: '# payment to check', other: '# payments to check' })}`,
    production && t`${production} in production`,
  ]
  return (
    <div className="min-w-0">
      <h1 tabIndex={-1} className="max-w-15em text-title display-tight">
        {urgent ? (
          <DeskLink href="/desk/today" className={linkClass}>
            {disputes ? (
              <Plural value={disputes} one="# dispute to answer" other="# disputes to answer" />
            ) : (
              <Plural value={refunds} one="# failed refund" other="# failed refunds" />
            )}
          </DeskLink>
        ) : toDo ? (
          <Plural value={toDo} one="# order to work on" other="# orders to work on" comment="Desk: heading" />
        ) : messages ? (
          <DeskLink href="/desk/messages" className={linkClass}>
            <Plural value={messages} one="# message to answer" other="# messages to answer" />
          </DeskLink>
        ) : (
          <Trans comment="Desk: heading when no order waits for the studio">No orders to work on</Trans>
        )}
      </h1>
      {!urgent && toDo > 0 && (
        <p className="mt-1 hidden text-note text-ink-soft md:block">{states.filter(Boolean).join(', ')}</p>
      )}
    </div>
  )
}
