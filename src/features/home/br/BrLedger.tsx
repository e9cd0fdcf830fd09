import { Plural, Trans } from '@lingui/react/macro'
import { combination } from '~/features/home/content/br/combination'
import { BrQuote } from './BrQuote'
import { BrSums } from './BrSums'

/**
 * Counts the selected power-ups and sums their prices. The sun rises with the count, fully once the discount applies:
 * see powerUps.css, which also does the counting until the script is loaded.
 */
export function BrLedger() {
  const { from, percent } = combination
  return (
    <div className="power-ups-ledger on-night overflow-hidden rounded-card bg-night text-paper">
      <div
        aria-hidden="true"
        className="h-22 flex items-end overflow-hidden border-b border-ember px-6 lg:h-36"
      >
        <div className="power-ups-sun h-16 w-32 rounded-t-full lg:(h-28 w-56)" />
      </div>
      <div className="p-6">
        <div role="status">
          <p className="text-sub font-600 font-display">
            <span className="power-ups-none">
              <Counted size={0} />
            </span>
            <span className="power-ups-one">
              <Counted size={1} />
            </span>
            <span className="power-ups-many">
              <Trans comment="A number, two or more, stands for <0/>">
                <span className="power-ups-count" /> power-ups chosen
              </Trans>
            </span>
          </p>
          <p className="power-ups-word mt-1 text-note">
            <span className="power-ups-many">
              <Trans>{percent}% off the whole package</Trans>
            </span>
            <span className="power-ups-below">
              <Trans>
                {percent}% off the whole package with {from} or more add-ons
              </Trans>
            </span>
          </p>
          <BrSums />
        </div>
        <BrQuote />
      </div>
    </div>
  )
}

function Counted({ size }: { size: number }) {
  return (
    <Plural value={size} _0="No power-ups chosen yet" one="# power-up chosen" other="# power-ups chosen" />
  )
}
