import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isContactMail } from '~/core/schemas/mailKinds'
import { mailNames } from '~/features/desk/content/history'
import type { DeskToday } from '~/features/desk/overview'
import { Icon } from '~/ui/Icon'
import { DeskLink } from '../shell/DeskLink'
import { Panel } from '../shell/Panel'
import { textLinkClass } from '../shell/TextLink'
import { useDateFormat } from '../shell/useDateFormat'

/** Mails that failed and are retried. No action is needed unless they keep failing. */
export function FailedMails({ mails }: { mails: DeskToday['failing'] }) {
  const { i18n } = useLingui()
  const { momentOf } = useDateFormat()
  return (
    <Panel
      title={
        <Trans comment="Desk: heading above mails that failed">Failed emails, retried automatically</Trans>
      }
    >
      <ul className="grid gap-3">
        {mails.map(({ id, kind, subjectId, failures, dueAt }) => (
          <li key={id} className="flex gap-3">
            <Icon name="warning" className="mt-1 text-rose" />
            <div className="min-w-0 text-note">
              <p className="font-600">{i18n._(mailNames[kind])}</p>
              <p className="text-small text-ink-soft">
                <Plural value={failures} one="failed once" other="failed # times" />
                {' · '}
                <Trans comment="Desk: {0} is a moment">next try {momentOf(dueAt)}</Trans>
              </p>
              {kind !== 'owner_digest' && (
                <DeskLink
                  href={isContactMail(kind) ? '/desk/messages?list=all' : `/desk/orders/${subjectId}`}
                  className={textLinkClass}
                >
                  {isContactMail(kind) ? (
                    <Trans comment="Desk: leads to the messages">See the messages</Trans>
                  ) : (
                    <Trans comment="Desk: leads to the order">See the order</Trans>
                  )}
                </DeskLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
