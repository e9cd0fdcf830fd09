import { Trans } from '@lingui/react/macro'
import { calendarHref } from '~/catalog/navigation'
import type { ContactEdition } from '~/core/schemas/contactSources'
import { ButtonLink } from '~/ui/Button'
import { NewTab } from '~/ui/NewTab'
import type { ContactState } from './useContactMessage'

/**
 * Link to the owner's calendar after a message was sent, if a calendar is configured. After a plain post the server
 * adds the writer to its URL (`server/justSent.ts`), and hydration keeps that URL.
 */
export function MeetingOffer({ edition, state }: { edition: ContactEdition; state: ContactState }) {
  const href = calendarHref(edition, state.step === 'success' ? state.writer : undefined)
  if (!href) return null
  return (
    <div className="mt-4">
      <ButtonLink
        data-meeting=""
        href={href}
        suppressHydrationWarning
        target="_blank"
        rel="noopener"
        size="small"
      >
        <Trans comment="Button that opens our calendar, after a message was sent">Pick a time to talk</Trans>
        <NewTab />
      </ButtonLink>
      <p className="mt-2">
        <Trans comment="Below the button that opens our calendar">
          We pass along your name and email, so you just pick a time.
        </Trans>
      </p>
    </div>
  )
}
