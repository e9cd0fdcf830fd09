import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { CheckoutMethod } from '~/core/schemas/providers'
import { bindWords } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'
import { acceptedCards, trustMarks } from './content'

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
  const cards = acceptedCards[edition]
  return (
    <div className="mt-5 text-small text-ink-soft">
      {/* The style sheet shows the note of the chosen method. */}
      {methods.map((method) => (
        <p key={method} data-method={method} className="max-w-30em text-pretty">
          {bindWords(t(trustNotes[method]))}
        </p>
      ))}
      <ul className="mt-6 grid gap-2 border-t border-line pt-5 sm:grid-cols-2">
        {trustMarks[edition].map(({ id, icon, text }) => (
          <li key={id} className="flex items-center gap-2">
            <Icon name={icon} />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <p className="mt-2.5 flex items-center gap-2">
          <Icon name="card" />
          <Trans comment="Portuguese checkout only">Accepted cards: {cards.join(', ')}</Trans>
        </p>
      )}
    </div>
  )
}
