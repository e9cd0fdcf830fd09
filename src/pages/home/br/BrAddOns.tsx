import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useReducer } from 'react'
import { powerUps } from '~/content/home/br/addOns'
import { quoteMessage } from '~/content/home/br/quote'
import { Section } from '~/ui/Section'
import { BrCustomProposal } from './BrCustomProposal'
import { BrLedger } from './BrLedger'
import { BrOffer } from './BrOffer'
import { BrPowerUp } from './BrPowerUp'
import { nothingChosen, selection } from './selection'

/**
 * The power-ups, of which a visitor puts a package together.
 * @param props.onQuote gets the request in the visitor's words, for the contact form, which comes into view with it
 */
export function BrAddOns({ onQuote }: { onQuote: (message: string) => void }) {
  const { i18n } = useLingui()
  const [state, dispatch] = useReducer(selection, nothingChosen)

  const askForQuote = (event: MouseEvent) => {
    event.preventDefault()
    onQuote(quoteMessage(i18n, state.chosen))
  }
  const dismiss = () => {
    // The button that was pressed goes away: the focus returns to what was chosen last.
    const last = [...state.chosen].at(-1)
    dispatch({ type: 'dismiss' })
    document.getElementById(`power-up-${last}`)?.focus({ preventScroll: true })
  }

  return (
    <Section id="addons" tone="sand" labelledBy="addons-title">
      <div id="booster" data-wake-near className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="self-start lg:(sticky top-28 col-span-4)">
          <h2 id="addons-title" className="text-title display-tight">
            <Trans comment="fixed by the specification">Choose your power-ups</Trans>
          </h2>
          <p className="mb-8 mt-4 text-lead text-ink-soft">
            <Trans comment="Portuguese edition">
              Tap what your business needs and put together a package of your own.
            </Trans>
          </p>
          <BrLedger state={state} />
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 lg:col-span-8">
          {powerUps.map((powerUp) => (
            <li
              key={powerUp.id}
              // A card keeps its height while its neighbour opens.
              className="sm:odd:[&:has(+li_[open])]:self-start sm:even:[li:has([open])+&]:self-start"
            >
              <BrPowerUp
                powerUp={powerUp}
                chosen={state.chosen.has(powerUp.id)}
                onToggle={() => dispatch({ type: 'toggle', id: powerUp.id })}
              />
            </li>
          ))}
        </ul>
      </div>
      <BrCustomProposal onAsk={askForQuote} />
      <BrOffer state={state} onAsk={askForQuote} onDismiss={dismiss} />
    </Section>
  )
}
