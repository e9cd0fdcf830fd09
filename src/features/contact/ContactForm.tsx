import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { legalHrefs } from '~/catalog/navigation'
import type { ContactEdition, ContactSource } from '~/core/schemas/contactSources'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { ContactChallenge } from './ContactChallenge'
import { ContactFailure } from './ContactFailure'
import { ContactFormField } from './ContactFormField'
import { ContactSent } from './ContactSent'
import { sending, sendLabel } from './contactMessages'
import { contactForms, trapLabel } from './content'
import './contactForm.css'
import { useContactMessage } from './useContactMessage'
import { useFieldErrors } from './useFieldErrors'

export type ContactFormProps = {
  edition: ContactEdition
  source: ContactSource
  /** Background of the form. */
  tone?: 'paper' | 'night'
}

/** Works as a plain form; with script, the visitor stays on the page and sees the outcome there. */
export function ContactForm({ edition, source, tone = 'paper' }: ContactFormProps) {
  const { t } = useLingui()
  const { state, submit, restart } = useContactMessage({ edition, source })
  const { errors, forget, ...watch } = useFieldErrors()
  const busy = state.step === 'submitting'
  const night = tone === 'night'

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  const onReset = () => {
    forget()
    restart()
  }

  return (
    <form
      method="post"
      action="/contact"
      aria-label={t({ message: 'Contact form', comment: 'Read out: what the form is' })}
      {...{ onSubmit, onReset, ...watch }}
      data-sent={state.step === 'success' ? '' : undefined}
      className="letter"
    >
      <ContactSent {...{ edition, source, state }} />
      <div>
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="edition" value={edition} />
        <div className="grid gap-5 sm:grid-cols-2">
          {contactForms[source].map((name) => (
            <ContactFormField key={name} {...{ name, source, tone, busy }} error={errors[name]} />
          ))}
        </div>
        <div aria-hidden="true" className="absolute left--999rem">
          <label>
            <span>{t(trapLabel)}</span>
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <ContactChallenge />
        <div
          className={`mt-7 flex flex-col gap-x-6 gap-y-4 sm:(flex-row items-center) ${source === 'landing' ? 'flex-wrap sm:[&>p]:flex-[1_1_12rem]' : 'lg:(flex-col items-start)'}`}
        >
          <Button type="submit" disabled={busy} aria-busy={busy} className="shrink-0 sm:min-w-[240px]">
            <span>{busy ? t(sending) : t(sendLabel)}</span>
            {/* Always rendered: pages include only the styles of what they render. */}
            <span hidden={busy}>
              <Icon name="forward" />
            </span>
            <span hidden={!busy}>
              <Icon name="spinner" className="animate-spin align--0.22em" />
            </span>
          </Button>
          <p className={`min-w-0 max-w-30em text-small ${night ? 'text-mist' : 'text-ink-soft'}`}>
            <Trans comment="Beside the button of the contact form">
              We use your details only to reply to you. See our{' '}
              <a href={legalHrefs[edition].privacy} className="underline underline-offset-3">
                privacy policy
              </a>
              .
            </Trans>
          </p>
        </div>
        <ContactFailure edition={edition} state={state} />
      </div>
    </form>
  )
}
