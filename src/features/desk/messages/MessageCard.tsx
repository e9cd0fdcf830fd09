import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { editions } from '~/catalog/editions'
import { flagTexts, sourceNames } from '~/features/desk/content/messages'
import type { DeskMessage } from '~/features/desk/schema'
import { Button, ButtonLink } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Notice } from '~/ui/Notice'
import { EditionMark } from '../shell/EditionMark'
import { TextButton } from '../shell/TextLink'
import { useDateFormat } from '../shell/useDateFormat'
import { AnswerMark } from './AnswerMark'
import { DeleteDialog } from './DeleteDialog'
import { replyHref } from './replyHref'
import { useMessageActions } from './useMessageActions'

type CardProps = {
  message: DeskMessage
  /** Whether it is the one to answer first. */
  isNext: boolean
}

/** One contact message: sender, source, text and status, with its actions. */
export function MessageCard({ message, isNext }: CardProps) {
  const { t, i18n } = useLingui()
  const { momentOf } = useDateFormat()
  const [deleting, setDeleting] = useState(false)
  // Fields with a place of their own; any other, such as the company, is one of the facts.
  const { id, name, email, source, edition, message: text, ...others } = message
  const { flagged, answeredAt, answeredBy, createdAt, ...facts } = others
  const action = useMessageActions(id)
  return (
    <li
      // The notice of a message links to it.
      id={id}
      className="scroll-mt-6 rounded-card border border-line bg-white p-5 md:p-6 target:border-ember-deep"
    >
      <article aria-label={name}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 dir="auto" className="min-w-0 break-words text-sub font-600 font-display">
            {name}
          </h2>
          <AnswerMark message={message} />
        </div>
        <p className="dotted text-small text-ink-soft">
          <span translate="no" className="break-all">
            {email}
          </span>
          {Object.entries(facts).map(
            ([field, value]) =>
              value && (
                <span key={field} dir="auto" className="min-w-0 break-words">
                  {value}
                </span>
              ),
          )}
          <span>{i18n._(sourceNames[source])}</span>
          {!source.startsWith(edition) && <EditionMark edition={edition} />}
          <time dateTime={new Date(createdAt).toISOString()} className="figures">
            {momentOf(createdAt)}
          </time>
        </p>
        {flagged && (
          <p className="mt-3 flex items-start gap-2 text-note text-rose">
            <Icon name="warning" className="mt-0.5" />
            <span>
              <Trans comment="Desk: why a message may come from a machine">
                Possible spam: {i18n._(flagTexts[flagged])}.
              </Trans>
            </span>
          </p>
        )}
        <p
          lang={editions[edition].locale}
          dir="auto"
          className="mt-3 max-w-42em whitespace-pre-line break-words"
        >
          {text}
        </p>
        {answeredAt && (
          <p className="mt-3 flex items-start gap-2 text-note text-leaf">
            <Icon name="check" className="mt-0.5" />
            <span>
              {answeredBy ? (
                <Trans comment="Desk: {0} is a moment">
                  Answered by {answeredBy}, {momentOf(answeredAt)}
                </Trans>
              ) : (
                <Trans comment="Desk: {0} is a moment">Answered {momentOf(answeredAt)}</Trans>
              )}
            </span>
          </p>
        )}
        {action.failure && !deleting && (
          <Notice kind="error" className="mt-4">
            {action.failure}
          </Notice>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink
            href={replyHref(message)}
            size="small"
            variant={isNext ? 'primary' : 'secondary'}
            className="w-full sm:w-auto"
          >
            <Icon name="mail" />
            <Trans comment="Desk: opens the mail program">Reply by email</Trans>
          </ButtonLink>
          {answeredAt ? (
            <TextButton disabled={action.busy} onClick={() => action.act('reopen')}>
              <Trans comment="Desk: the message is not answered after all">Reopen</Trans>
            </TextButton>
          ) : (
            <Button
              variant="secondary"
              size="small"
              className="grow sm:grow-0"
              disabled={action.busy}
              onClick={() => action.act('answered', t`Marked as answered`)}
            >
              <Trans comment="Desk: button">Mark as answered</Trans>
            </Button>
          )}
          <div className="ml-auto">
            <TextButton grave onClick={() => setDeleting(true)}>
              <Trans comment="Desk: opens a confirmation">Delete</Trans>
            </TextButton>
          </div>
        </div>
      </article>
      {deleting && <DeleteDialog message={message} action={action} onClose={() => setDeleting(false)} />}
    </li>
  )
}
