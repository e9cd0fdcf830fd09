import './powerUps.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { powerUps } from '~/content/home/br/addOns'
import { bindEnd } from '~/ui/bindWords'
import { Section } from '~/ui/Section'
import { BrCustomProposal } from './BrCustomProposal'
import { BrLedger } from './BrLedger'
import { BrOffer } from './BrOffer'
import { BrPowerUp } from './BrPowerUp'

/** Lets a visitor combine power-ups into a package. `powerUps.ts` serves it. */
export function BrAddOns() {
  const { t } = useLingui()
  return (
    <Section id="addons" tone="sand" labelledBy="addons-title">
      <div data-piece="power-ups" className="power-ups">
        <div id="booster" className="grid gap-x-8 gap-y-10 lg:(grid-cols-12 grid-rows-[auto_1fr] gap-y-8)">
          <div className="lg:col-span-4">
            <h2 id="addons-title" className="text-title display-tight">
              {bindEnd(t({ message: 'Choose your power-ups', comment: 'fixed by the specification' }))}
            </h2>
            <p className="mt-4 text-lead text-ink-soft">
              <Trans comment="Portuguese edition">
                Tap what your business needs and put together a package of your own.
              </Trans>
            </p>
          </div>
          <ul className="grid gap-4 sm:grid-cols-2 lg:(col-end-13 col-start-5 row-span-2)">
            {powerUps.map((powerUp) => (
              <li
                key={powerUp.id}
                // Keeps the height of a card while its neighbour opens.
                className="sm:odd:[&:has(+li_[open])]:self-start sm:even:[li:has([open])+&]:self-start"
              >
                <BrPowerUp powerUp={powerUp} />
              </li>
            ))}
          </ul>
          {/* Follows the cards, because the style sheet has to count them first. */}
          <div className="lg:(sticky top-28 col-span-4 row-start-2 self-start)">
            <BrLedger />
          </div>
        </div>
        <BrCustomProposal />
        <BrOffer />
      </div>
    </Section>
  )
}
