import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EditionsWith } from '~/catalog/addresses'
import type { CheckoutMethod as Method } from '~/core/schemas/providers'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { acceptedCards } from './content'

const names: Record<Method, ReactNode> = {
  card: <Trans comment="fixed by the specification">Credit/Debit Card</Trans>,
  wallet: <Trans comment="fixed by the specification">PayPal</Trans>,
}

type MethodProps = { edition: EditionsWith<'checkout'>; methods: readonly Method[] }

/** The payment methods, the first one preselected. */
export function CheckoutMethod({ edition, methods }: MethodProps) {
  return (
    <fieldset className="mt-9">
      <legend className="pb-5 text-sub font-600 font-display">
        <Trans>Payment method</Trans>
      </legend>
      <div className={`grid gap-3 ${methods.length > 1 ? 'sm:grid-cols-2 sm:gap-x-5' : ''}`}>
        {methods.map((method) => (
          <label
            key={method}
            className="min-h-14 flex cursor-pointer items-center gap-3 border border-edge rounded-xl bg-white px-4 py-2 has-[:checked]:(border-ember-deep bg-ember-wash ring-1 ring-ember-deep)"
          >
            <input
              type="radio"
              name="method"
              value={method}
              defaultChecked={method === methods[0]}
              className="h-6 w-6 shrink-0 accent-ember-deep"
            />
            <span className="flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-500">{names[method]}</span>
              {method === 'card' && <CardMarks names={acceptedCards[edition]} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function CardMarks({ names }: { names: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      <VisuallyHidden>
        <Trans comment="Read out before the names of card brands">Accepted cards:</Trans>
      </VisuallyHidden>
      {names.map((name, index) => (
        <span key={name} translate="no" className="checkout-mark">
          {name}
          {index < names.length - 1 && <VisuallyHidden>, </VisuallyHidden>}
        </span>
      ))}
    </span>
  )
}
