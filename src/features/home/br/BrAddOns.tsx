import './powerUps.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { powerUps } from '~/features/home/content/br/addOns'
import { Section } from '~/ui/Section'
import { BrCustomProposal } from './BrCustomProposal'
import { BrLedger } from './BrLedger'
import { BrOffer } from './BrOffer'
import { BrPowerUp } from './BrPowerUp'

/** Lets visitors combine power-ups into a package. The script is `powerUps.ts`. */
export function BrAddOns() {
  const { t } = useLingui()
  const title = t({ message: 'Choose your power-ups', comment: 'fixed by the specification' })
  const end = title.indexOf(' ') + 1
  return (
    <Section id="addons" tone="sand" labelledBy="addons-title">
      <div data-island="power-ups" className="power-ups">
        <div id="booster" className="grid gap-x-8 gap-y-10 lg:(grid-cols-12 grid-rows-[auto_1fr] gap-y-8)">
          <div className="lg:col-span-4">
            <h2 id="addons-title" className="text-title display-tight lg:mr--6">
              {/* Avoids a one-word line and keeps the compound together without joiners, which would break page
                  search. */}
              {title.slice(0, end)}
              <span className="whitespace-nowrap tracking--0.03em">{title.slice(end)}</span>
            </h2>
            <p className="mt-4 text-balance text-lead text-ink-soft">
              <Trans comment="Portuguese edition">
                Choose what your business needs and build a package of your own. All prices are starting
                prices.
              </Trans>
            </p>
          </div>
          <div className="lg:(col-end-13 col-start-5 row-span-2)">
            <div className="rail-box">
              <ul className="power-ups-rail">
                {powerUps.map((powerUp) => (
                  <li key={powerUp.id}>
                    <BrPowerUp powerUp={powerUp} />
                  </li>
                ))}
              </ul>
            </div>
            {/* Floats over the cards, and docks between them and the ledger. */}
            <BrOffer />
          </div>
          {/* After the cards, because CSS counters only count preceding elements. */}
          <div className="lg:(sticky top-28 col-span-4 row-start-2 self-start)">
            <BrLedger />
          </div>
        </div>
        <BrCustomProposal />
      </div>
    </Section>
  )
}
