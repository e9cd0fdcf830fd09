import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import type { EditionsWith } from '~/catalog/addresses'
import { cleanEmail, emailPattern } from '~/core/schemas/email'
import { lineLength } from '~/core/schemas/limits'
import { Button } from '~/ui/Button'
import { bindText } from '~/ui/bindWords'
import { Field } from '~/ui/forms/Field'
import { Notice } from '~/ui/Notice'
import { WordsAsElements } from '~/ui/Words'

type Outcome = 'link_sent' | 'check_email' | 'too_often' | 'failed'

type ResendProps = {
  edition: EditionsWith<'checkout'>
  open?: boolean
  /** Whether `startResendOrderLink.tsx` hydrates the form, because React does not hydrate the page. */
  island?: boolean
}

/** Requests the order link by e-mail. */
export function ResendOrderLink({ edition, open = false, island }: ResendProps) {
  const question = <Trans>Lost the link to your order?</Trans>
  const form = <ResendForm edition={edition} open={open} />
  return open ? (
    <section className="max-w-28em">
      <h2 className="text-sub font-600 font-display">{question}</h2>
      {form}
    </section>
  ) : (
    <details className="max-w-28em">
      <summary className="inline-block py-1 text-note text-ember-deep font-600 underline underline-offset-4">
        {question}
      </summary>
      {island ? (
        <div data-resend={edition}>
          <WordsAsElements>{form}</WordsAsElements>
        </div>
      ) : (
        form
      )}
    </details>
  )
}

/** Focuses the notice in place of the pressed button: inserted with its text, it is not always announced. */
const focusIfLost = (notice: HTMLElement | null) => {
  if (document.activeElement === document.body) notice?.focus()
}

/** A plain form; with JavaScript the result is shown in its place. */
export function ResendForm({ edition, open = false }: Omit<ResendProps, 'island'>) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const body = new FormData(form)
    let code: Outcome = 'check_email'
    if (emailPattern.test(cleanEmail(String(body.get('email'))))) {
      setBusy(true)
      code = await fetch('/orders/link', {
        method: 'POST',
        body,
        headers: { Accept: 'application/json' },
      })
        .then((response) => response.json() as Promise<{ code?: Outcome }>)
        .then((result) => result.code ?? 'failed')
        .catch(() => 'failed' as const)
      setBusy(false)
    }
    setOutcome(code)
    if (code === 'check_email') form.querySelector<HTMLInputElement>('[type=email]')?.focus()
  }
  return outcome === 'link_sent' ? (
    <Notice kind="success" className="mt-3" ref={focusIfLost} tabIndex={-1}>
      {bindText(t`If this address was used for an order in the last 120 days, the link is on its way.`)}
    </Notice>
  ) : (
    <form
      method="post"
      action="/orders/link"
      onSubmit={(event) => void send(event)}
      noValidate
      className="mt-3 grid gap-4"
    >
      <input type="hidden" name="edition" value={edition} />
      <Field
        id="order-email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={lineLength}
        label={t`The address you ordered with`}
        error={
          outcome === 'check_email'
            ? t`Please check this email address: it doesn’t look complete.`
            : undefined
        }
        onInput={() => setOutcome(undefined)}
      />
      {outcome && outcome !== 'check_email' && (
        <Notice kind="error">
          {outcome === 'too_often' ? (
            <Trans>Too many attempts from your connection. Please try again in a minute.</Trans>
          ) : (
            <Trans>That didn’t work. Please try again in a minute.</Trans>
          )}
        </Notice>
      )}
      <p>
        {/* Not disabled, which would drop the focus. */}
        <Button type="submit" aria-disabled={busy} {...(open ? {} : { variant: 'secondary', size: 'small' })}>
          <Trans>Send me the link</Trans>
        </Button>
      </p>
    </form>
  )
}
