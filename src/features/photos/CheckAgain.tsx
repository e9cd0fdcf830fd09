import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

/** Re-checks a payment on request (R-TIM-11), and reports when nothing has changed. */
export function CheckAgain({ check }: { check: () => Promise<void> }) {
  const [state, setState] = useState<'idle' | 'looking' | 'same'>('idle')
  const press = async () => {
    if (state === 'looking') return
    setState('looking')
    await check()
    setState('same')
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
      </span>
    </span>
  )
}
