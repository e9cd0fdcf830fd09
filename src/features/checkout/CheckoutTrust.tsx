import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import type { CheckoutMethod } from '~/core/schemas/providers'
import { bindText } from '~/ui/bindWords'
import { CheckoutMarks } from './CheckoutMarks'
import { securityMarks } from './content'

const trustNotes: Record<CheckoutMethod, MessageDescriptor> = {
  card: msg`You’ll be redirected to Stripe’s secure payment page. Your card number never reaches us.`,
  wallet: msg`You pay in PayPal’s own window. Your account details never reach us.`,
}

/** Trust notes for careful buyers, small and gray. */
export function CheckoutTrust({
  edition,
  methods,
}: {
  edition: EditionsWith<'checkout'>
  methods: readonly CheckoutMethod[]
}) {
  const { t } = useLingui()
  const marks = securityMarks[edition]
  return (
    <>
      <p className="max-w-30em pt-3 text-small text-ink-soft">
        {/* The style sheet shows the note of the chosen method. */}
        {methods.map((method) => (
          <span key={method} data-method={method}>
            {bindText(t(trustNotes[method]))}{' '}
          </span>
        ))}
        {editions[edition].currency !== 'USD' && (
          <Trans comment="Portuguese checkout only">
            Your card’s bank converts the amount, adds the IOF tax, and may charge fees.
          </Trans>
        )}
      </p>
      {marks.length > 0 && <CheckoutMarks marks={marks} />}
    </>
  )
}
