import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

type CheckAgainProps = {
  /** Resolves to whether the payment could be checked. */
  check: () => Promise<boolean>
}

/** Re-checks a payment on request (R-TIM-11), and reports when nothing has changed or the check failed. */
export function CheckAgain({ check }: CheckAgainProps) {
  const [state, setState] = useState<'idle' | 'looking' | 'same' | 'failed'>('idle')
  const press = async () => {
    if (state === 'looking') return
    setState('looking')
    setState((await check()) ? 'same' : 'failed')
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4">
      <button
        type="button"
        aria-disabled={state === 'looking'}
        onClick={() => void press()}
        className="min-h-11 whitespace-nowrap font-600 underline underline-offset-4 aria-disabled:text-ink-soft"
      >
        <Trans>Check again</Trans>
      </button>
      <span role="status" className="text-note text-ink-soft">
        {state === 'looking' && (
          <span>
            <Trans>Checking…</Trans>
          </span>
        )}
        {state === 'same' && (
          <span>
            <Trans>Nothing new yet.</Trans>
          </span>
        )}
        {state === 'failed' && (
          <span>
            <Trans>That didn’t work. Please try again in a minute.</Trans>
          </span>
        )}
      </span>
    </span>
  )
}
