import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef } from 'react'
import { pathOf } from '~/catalog/addresses'
import type { ContactEdition, ContactSource } from '~/core/schemas/contactSources'
import { contactSuccess } from './contactMessages'
import { MeetingOffer } from './MeetingOffer'
import type { ContactState } from './useContactMessage'

type ContactSentProps = { edition: ContactEdition; source: ContactSource; state: ContactState }

/**
 * Confirmation that replaces the form after a message was sent. After a plain post the server redirects to
 * `#message-sent`, and marks the page with `data-message-sent` only if the message is stored. With script, the toast
 * says that the message was sent, so here it is only read out, and the card says what follows.
 */
export function ContactSent({ edition, source, state }: ContactSentProps) {
  const { t } = useLingui()
  const { title, text } = contactSuccess[source]
  const box = useRef<HTMLDivElement>(null)
  const sent = state.step === 'success'
  const email = sent && state.writer?.email
  const first = `${source}-name`

  useEffect(() => {
    if (!sent) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [sent])

  const again = (event: MouseEvent) => {
    event.preventDefault()
    box.current?.closest('form')?.reset()
    // After the fields are visible again.
    queueMicrotask(() => document.getElementById(first)?.focus())
  }

  return (
    <div
      ref={box}
      id="message-sent"
      role="status"
      tabIndex={-1}
      data-answered={email ? '' : undefined}
      className="sent"
    >
      <div aria-hidden="true" className="overflow-hidden border-b border-ember">
        <div className="sun mx-6 aspect-2/1 max-w-64 rounded-t-full lg:max-w-80" />
      </div>
      <p className="pt-6 text-figure display-tight">{t(title)}</p>
      <p className="pt-3 text-lead">{t(text)}</p>
      <p hidden={!email} className="pt-6 text-figure display-tight">
        <Trans comment="Contact form, after a message was sent; {email} is the address of its writer">
          We’ll reply to {email}.
        </Trans>
      </p>
      <MeetingOffer edition={edition} state={state} />
      <a
        href={`${pathOf(source === 'landing' ? 'landing' : 'home', edition)}#${first}`}
        onClick={again}
        className="mt-6 inline-block py-1 font-600 underline underline-offset-4"
      >
        <Trans comment="Link that shows the contact form again">Write another message</Trans>
      </a>
    </div>
  )
}
