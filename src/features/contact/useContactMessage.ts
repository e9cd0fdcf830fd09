import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import type { Writer } from '~/catalog/navigation'
import { CallFailed, callServer } from '~/core/calls/callServer'
import { cleanText } from '~/core/schemas/cleanLine'
import type { ContactEdition, ContactSource } from '~/core/schemas/contactSources'
import type { ContactFormValues } from '~/features/contact/schema'
import { keepInEntry } from '~/ui/browser/historyEntry'
import { notify } from '~/ui/shell/notify'
import { renewChallenge } from './ContactChallenge'
import { contactFailure, contactMailto, contactReasons, contactSuccess } from './contactMessages'
import { sendContactMessage } from './sendContactMessage'

type FailureReason = keyof typeof contactReasons | undefined

export type ContactState =
  | { step: 'idle' | 'submitting' }
  | { step: 'success'; writer?: Writer | undefined }
  | { step: 'failure'; reason: FailureReason; mailto: string }

/** Milliseconds without an answer after which sending counts as failed. */
const patience = 30_000
/** Bytes of a message that surely fit into a request (R-FRM-04). */
const roomy = 90_000

/** The flow of a contact form: idle → submitting → success, form cleared, or failure, form kept (R-FRM-09). */
export function useContactMessage({ edition, source }: { edition: ContactEdition; source: ContactSource }) {
  const { i18n } = useLingui()
  const [state, setState] = useState<ContactState>({ step: 'idle' })
  const busy = useRef(false)
  const formKey = useRef<string>(undefined)
  const focused = useRef<Element>(null)

  // Gives the focus back to the button, which lost it while it was disabled.
  useEffect(() => {
    if (state.step === 'submitting' || document.activeElement !== document.body) return
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
    focused.current = null
  }, [state])

  const succeed = (writer?: Writer) => {
    setState({ step: 'success', writer })
    const { title, text } = contactSuccess[source]
    void notify('success', i18n._(title), i18n._(text))
  }

  // Notices a plain post from before script ran: it led back to a marked page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when script takes over
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.messageSent === undefined) return
    delete dataset.messageSent
    // Says it once: a reload or a bookmark is not told again.
    keepInEntry({}, location.pathname + location.hash)
    succeed()
  }, [])

  const submit = async (form: HTMLFormElement) => {
    if (busy.current || !isFilled(form)) return
    busy.current = true
    focused.current = document.activeElement
    // Keeps the key until the form was taken: sent twice, it is one message (R-FRM-14).
    formKey.current ??= crypto.randomUUID()
    const values = readForm(form)
    setState({ step: 'submitting' })
    const outcome = await send({ ...values, source, edition, formKey: formKey.current })
    busy.current = false
    renewChallenge()
    if (outcome === 'sent') {
      formKey.current = undefined
      form.reset()
      succeed(values)
    } else {
      setState({ step: 'failure', reason: outcome, mailto: contactMailto(i18n, edition, values) })
      void notify('error', i18n._(contactFailure.title), i18n._(contactFailure.text))
    }
  }
  return { state, submit, restart: () => setState({ step: 'idle' }) }
}

async function send(values: ContactFormValues): Promise<'sent' | FailureReason> {
  try {
    const result = await sendContactMessage({
      data: values,
      signal: AbortSignal.timeout(patience),
      // Said here, because the router does not run on this page.
      fetch: callServer,
    })
    if (result.ok) return 'sent'
    return result.code === 'too_often' ? 'too_often' : undefined
  } catch (error) {
    if (error instanceof CallFailed) return reasonFor[error.code]
    return new Blob([JSON.stringify(values)]).size > roomy ? 'too_large' : undefined
  }
}

/** Refusals of the way to the server, before the message was looked at. */
const reasonFor: Record<string, FailureReason> = { too_large: 'too_large', too_often: 'too_often' }

/** White space is nothing written; the browser says so in its own words (R-FRM-05). */
function isFilled(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]'))
    if (!cleanText(field.value)) field.value = ''
  return form.reportValidity()
}

function readForm(form: HTMLFormElement) {
  const {
    name = '',
    email = '',
    message = '',
    ...rest
  } = Object.fromEntries([...new FormData(form)].map(([field, value]) => [field, String(value)]))
  return { ...rest, name, email, message }
}
