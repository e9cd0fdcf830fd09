import { Trans, useLingui } from '@lingui/react/macro'
import { orderListTexts } from '~/features/desk/content/lists'
import type { DeskOrders } from '~/features/desk/schema'
import { countText } from '../shell/Count'
import { DeskLink } from '../shell/DeskLink'

const linkClass = 'underline decoration-edge underline-offset-4 hover:decoration-current'

/** What an empty list of work says: that no order waits, unless the heading says so, and which messages are there. */
export function NoWork({ counts }: { counts: DeskOrders['counts'] }) {
  const { i18n } = useLingui()
  const { disputes, refunds, messages, suspected } = counts
  const toAnswer = countText(messages)
  const possibleSpam = countText(suspected)
  return (
    <>
      {(disputes > 0 || refunds > 0 || messages > 0) && (
        <span className="block">{i18n._(orderListTexts.work.empty)}</span>
      )}
      <Trans comment="Desk: in an empty list of orders; the numbers are those of the lists of messages">
        Messages:{' '}
        <DeskLink href="/desk/messages" className={linkClass}>
          {toAnswer} to answer
        </DeskLink>
        ,{' '}
        <DeskLink href="/desk/messages?list=suspected" className={linkClass}>
          {possibleSpam} in “Possible spam”
        </DeskLink>
      </Trans>
    </>
  )
}
