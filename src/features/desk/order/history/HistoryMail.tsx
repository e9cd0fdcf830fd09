import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isResendable } from '~/core/schemas/mailKinds'
import { dropTexts, mailNames } from '~/features/desk/content/history'
import type { DeskEvent, DeskOrder } from '~/features/desk/schema'
import { TextButton } from '../../shell/TextLink'
import { useDateFormat } from '../../shell/useDateFormat'
import type { OrderActions } from '../useOrderActions'
import { HistoryLine } from './HistoryLine'

type Mail = Extract<DeskEvent, { mail: unknown }>

/** A mail in the history: sent, dropped, waiting or retrying. A mail that went to the buyer can be resent. */
export function HistoryMail({
  event,
  order,
  actions,
}: {
  event: Mail
  order: DeskOrder
  actions: OrderActions
}) {
  const { t, i18n } = useLingui()
  const { momentOf, now } = useDateFormat()
  const { mail, id, sentAt, dueAt, droppedAt, dropped, failures } = event
  const failing = sentAt === null && droppedAt === null && failures > 0
  const canResend = sentAt !== null && isResendable(mail) && order.actions.includes('resend')
  const name = i18n._(mailNames[mail])
  const state =
    sentAt !== null ? (
      <Trans comment="Desk: state of a mail">sent</Trans>
    ) : dropped !== null ? (
      <span>{i18n._(dropTexts[dropped])}</span>
    ) : failing ? (
      <Plural
        value={failures}
        one="failed once; retried automatically"
        other="failed # times; retried automatically"
      />
    ) : dueAt > now ? (
      <Trans comment="Desk: state of a mail; {0} is a moment">goes out {momentOf(dueAt)}</Trans>
    ) : (
      <Trans comment="Desk: state of a mail">goes out in the next few minutes</Trans>
    )
  return (
    <HistoryLine
      at={sentAt ?? droppedAt ?? event.at}
      icon={failing ? 'warning' : 'mail'}
      wrong={failing}
      note={state}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-4 [&>button]:-my-2.5">
        <Trans comment="Desk: a mail in the history, by its name">Email “{name}”</Trans>
        {canResend && (
          <TextButton
            disabled={actions.busy !== undefined}
            aria-label={t({ message: `Send again: “${name}”`, comment: 'Desk: sends a mail once more' })}
            onClick={() => actions.act({ action: 'resend', mail: id }, t`The email is on its way`)}
          >
            <Trans comment="Desk: sends a mail once more">Send again</Trans>
          </TextButton>
        )}
      </span>
    </HistoryLine>
  )
}
