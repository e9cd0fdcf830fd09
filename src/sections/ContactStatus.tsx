import { useLingui } from '@lingui/react/macro'
import { contactHrefs } from '~/content/navigation'
import { contactFailure, contactReasons, contactSuccess, sendByMail } from '~/i18n/contactMessages'
import type { ContactEdition, ContactSource } from '~/schemas/contact'
import { Notice } from '~/ui/Notice'
import type { ContactState } from './useContactMessage'

type ContactStatusProps = { edition: ContactEdition; source: ContactSource; state: ContactState }

/**
 * Says at the form how it went. After a plain post the server leads back to `#message-sent`, and marks the page with
 * `data-message-sent` only when a message was really sent.
 */
export function ContactStatus({ edition, source, state }: ContactStatusProps) {
  const { t } = useLingui()
  const success = contactSuccess[source]
  const failed = state.step === 'failure'
  const shown = {
    idle: 'hidden [html[data-message-sent]_&]:block',
    success: 'block',
    submitting: 'hidden',
    failure: 'hidden',
  }
  return (
    <>
      <div id="message-sent" className={`mt-5 scroll-mt-[55vh] ${shown[state.step]}`}>
        <Notice kind="success">
          <p className="font-600">{t(success.title)}</p>
          <p>{t(success.text)}</p>
        </Notice>
      </div>
      {/* There from the start: a page brings the styles of what it shows, and no others. */}
      <div hidden={!failed} className="mt-5">
        <Notice kind="error">
          <p className="font-600">{t(contactFailure.title)}</p>
          <p>{t(contactFailure.text)}</p>
          {failed && state.reason && <p>{t(contactReasons[state.reason])}</p>}
          <p className="mt-1">
            <a
              href={failed ? state.mailto : contactHrefs(edition).mailto}
              className="font-600 underline underline-offset-3"
            >
              {t(sendByMail)}
            </a>
          </p>
        </Notice>
      </div>
    </>
  )
}
