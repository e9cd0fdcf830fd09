import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { cleanEmail, emailPattern } from '~/core/schemas/email'
import { lineLength } from '~/core/schemas/limits'
import type { KnownOrder } from '~/core/schemas/order'
import { orderFailures } from '~/features/orders/content/order'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/forms/Field'
import { Notice } from '~/ui/Notice'
import type { OrderActions } from './useOrder'

type AddressProps = { order: KnownOrder; actions: Pick<OrderActions, 'busy' | 'error' | 'act'> }

/** The address that receives mails about the order: resends the link to it, or changes it. */
export function OrderAddress({ order, actions }: AddressProps) {
  const { email, takesPhotos, photos, portraits } = order
  const { i18n, t } = useLingui()
  const [invalid, setInvalid] = useState(false)
  if (!email) return null
  const busy = actions.busy === 'email' || actions.busy === 'link'
  const failed =
    actions.error?.action === 'email' || actions.error?.action === 'link' ? actions.error.text : ''

  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = cleanEmail(String(new FormData(form).get('email') ?? ''))
    setInvalid(!emailPattern.test(typed))
    if (!emailPattern.test(typed)) return void form.querySelector('input')?.focus()
    if (await actions.act({ action: 'email', email: typed })) form.reset()
  }
  return (
    <section aria-labelledby="address">
      <div className="horizon" />
      <h2 id="address" className="mt-6 text-sub font-600 font-display">
        <Trans>Your link by email</Trans>
      </h2>
      <p role="status" className="mt-2 max-w-32em text-note text-ink-soft">
        <Trans>
          Our emails go to{' '}
          <strong translate="no" className="text-ink [overflow-wrap:anywhere]">
            {email}
          </strong>
          .
        </Trans>{' '}
        {(takesPhotos || photos.length + portraits.length > 0) && (
          <Trans>The link opens your whole order: please keep it to yourself.</Trans>
        )}{' '}
        {portraits.length > 0 && (
          <Trans comment="“Share your portraits” is the heading of a section above">
            To show your portraits to others, use “Share your portraits.”
          </Trans>
        )}
      </p>
      <div className="on-screen">
        <p className="mt-5">
          <Button
            variant="secondary"
            size="small"
            disabled={busy}
            onClick={() => void actions.act({ action: 'link' })}
          >
            <Trans>Send the link again</Trans>
          </Button>
        </p>
        <details className="mt-4">
          <summary className="inline-block py-1 text-note text-ember-deep font-600 underline underline-offset-4">
            <Trans>Wrong address?</Trans>
          </summary>
          {/* `dialog` does nothing without script: any other method would navigate away from the order. */}
          <form
            method="dialog"
            onSubmit={(event) => void change(event)}
            noValidate
            className="mt-3 max-w-28em grid gap-4"
          >
            <Field
              id="new-email"
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={lineLength}
              label={t`New email address`}
              error={invalid ? i18n._(orderFailures.address) : undefined}
              onInput={() => setInvalid(false)}
            />
            <p>
              <Button type="submit" size="small" disabled={busy}>
                <Trans>Change it and send the link</Trans>
              </Button>
            </p>
          </form>
        </details>
        {failed && (
          <Notice kind="error" className="mt-4">
            {failed}
          </Notice>
        )}
      </div>
    </section>
  )
}
