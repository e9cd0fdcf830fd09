import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import type { MessageSender } from '~/catalog/navigation'
import { CallError } from '~/core/calls/callServer'
import { cleanText } from '~/core/schemas/cleanLine'
import type { ContactEdition, ContactSource } from '~/core/schemas/contactSources'
import type { ContactFormValues } from '~/features/contact/schema'
import { updateHistoryState } from '~/ui/browser/historyEntry'
import { notify } from '~/ui/shell/notify'
import { renewChallenge } from './ContactChallenge'
import { contactFailure, contactMailto, contactReasons, contactSuccess } from './contactMessages'
import { sendContactMessage } from './functions/sendContactMessage'

type FailureReason = keyof typeof contactReasons | undefined

export type ContactState =
  | { step: 'idle' | 'submitting' }
  | { step: 'success'; writer?: MessageSender | undefined }
  | { step: 'failure'; reason: FailureReason; mailto: string }

/** Milliseconds without a response after which sending counts as failed. */
const sendTimeout = 30_000
/** Bytes of a message that certainly fit into a request (R-FRM-04). */
const safeBytes = 90_000

/** State of a contact form: idle → submitting → success (form cleared) or failure (form kept) (R-FRM-09). */
export function useContactMessage({ edition, source }: { edition: ContactEdition; source: ContactSource }) {
  const { i18n } = useLingui()
  const [state, setState] = useState<ContactState>({ step: 'idle' })
  const busy = useRef(false)
  const formKey = useRef<string>(undefined)
  const focused = useRef<Element>(null)

  // Returns the focus to the button, which lost it while it was disabled.
  useEffect(() => {
    if (state.step === 'submitting' || document.activeElement !== document.body) return
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
    focused.current = null
  }, [state])

  const succeed = (writer?: MessageSender) => {
    setState({ step: 'success', writer })
    const { title, text } = contactSuccess[source]
    void notify('success', i18n._(title), i18n._(text))
  }

  // Handles a plain post from before hydration, which redirected to a marked page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.messageSent === undefined) return
    delete dataset.messageSent
    // Removes the mark from the URL: a reload or a bookmark must not show the message again.
    updateHistoryState({}, location.pathname + location.hash)
    succeed()
  }, [])

  const submit = async (form: HTMLFormElement) => {
    if (busy.current || !isFilled(form)) return
    busy.current = true
    focused.current = document.activeElement
    // Keeps the idempotency key until the form was accepted: sent twice, it is one message (R-FRM-14).
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
      signal: AbortSignal.timeout(sendTimeout),
    })
    if (result.ok) return 'sent'
    return result.code === 'too_often' ? 'too_often' : undefined
  } catch (error) {
    if (error instanceof CallError) return reasonFor[error.code]
    return new Blob([JSON.stringify(values)]).size > safeBytes ? 'too_large' : undefined
  }
}

/** Failure reasons for requests that were refused before the message was read. */
const reasonFor: Record<string, FailureReason> = { too_large: 'too_large', too_often: 'too_often' }

/** Clears fields that contain only white space, then runs the browser's own validation (R-FRM-05). */
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
