import { Plural, Trans } from '@lingui/react/macro'
import { combination } from '~/content/home/br/quote'
import { eligible, type Selection } from './selection'

/** The sun is below the line, on it, and up. */
const heights = ['translate-y-90%', 'translate-y-50%', 'translate-y-0'] as const

/** How much is chosen. The sun rises with it, and is up where the discount begins. */
export function BrLedger({ state }: { state: Selection }) {
  const { size } = state.chosen
  const { from, percent } = combination
  const up = eligible(state)
  return (
    <div className="on-night overflow-hidden rounded-card bg-night text-paper">
      <div aria-hidden="true" className="h-16 overflow-hidden border-b border-ember px-6 lg:h-28">
        <div
          className={`h-full w-32 rounded-t-full transition-[transform,background-color] duration-500 ease-out lg:w-56 ${up ? 'bg-gold' : 'bg-ember'} ${heights[Math.min(size, 2)]}`}
        />
      </div>
      <div className="p-6">
        <p role="status" className="text-sub font-600 font-display">
          <Plural
            value={size}
            _0="No power-up chosen yet"
            one="# power-up chosen"
            other="# power-ups chosen"
          />
        </p>
        <p className={`mt-1 text-note ${up ? 'text-gold' : 'text-mist'}`}>
          {up ? (
            <Trans>{percent}% off the whole package</Trans>
          ) : (
            <Trans>
              From {from} on, {percent}% off the whole package
            </Trans>
          )}
        </p>
      </div>
    </div>
  )
}
