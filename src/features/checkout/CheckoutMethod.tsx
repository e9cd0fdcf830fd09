import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CheckoutMethod as Method } from '~/core/schemas/providers'

const names: Record<Method, ReactNode> = {
  card: <Trans comment="fixed by the specification">Credit/Debit Card</Trans>,
  wallet: <Trans comment="fixed by the specification">PayPal</Trans>,
}

/** The payment methods, the first one preselected. */
export function CheckoutMethod({ methods }: { methods: readonly Method[] }) {
  return (
    <fieldset className="mt-9">
      <legend className="pb-5 text-sub font-600 font-display">
        <Trans>Payment method</Trans>
      </legend>
      <div className={`grid gap-3 ${methods.length > 1 ? 'sm:grid-cols-2' : ''}`}>
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
            <span className="font-500">{names[method]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
