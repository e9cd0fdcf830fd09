import './powerUps.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { powerUps } from '~/content/home/br/addOns'
import { quoteMessage } from '~/content/home/br/quote'
import { bindEnd } from '~/ui/bindWords'
import { Section } from '~/ui/Section'
import { BrCustomProposal } from './BrCustomProposal'
import { BrLedger } from './BrLedger'
import { BrOffer } from './BrOffer'
import { BrPowerUp } from './BrPowerUp'
import { useSelection } from './useSelection'

/**
 * Lets a visitor combine power-ups into a package.
 * @param props.onQuote gets the request in the visitor's words, for the contact form, which comes into view with it
 */
export function BrAddOns({ onQuote }: { onQuote: (message: string) => void }) {
  const { t, i18n } = useLingui()
  const { list, state, find, dispatch } = useSelection()

  const askForQuote = (event: MouseEvent) => {
    event.preventDefault()
    onQuote(quoteMessage(i18n, find()))
  }
  const dismiss = () => {
    // Moves the focus to the last choice, because the pressed button goes away.
    const last = [...(state?.chosen ?? find())].at(-1)
    dispatch({ type: 'dismiss' })
    document.getElementById(`power-up-${last}`)?.focus({ preventScroll: true })
  }

  return (
    <Section id="addons" tone="sand" labelledBy="addons-title" className="power-ups">
      <div
        id="booster"
        data-wake-near
        className="grid gap-x-8 gap-y-10 lg:(grid-cols-12 grid-rows-[auto_1fr] gap-y-8)"
      >
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
        <ul
          ref={list}
          className="order-2 grid gap-4 sm:grid-cols-2 lg:(order-none col-end-13 col-start-5 row-span-2)"
        >
          {powerUps.map((powerUp) => (
            <li
              key={powerUp.id}
              // Keeps the height of a card while its neighbour opens.
              className="sm:odd:[&:has(+li_[open])]:self-start sm:even:[li:has([open])+&]:self-start"
            >
              <BrPowerUp
                powerUp={powerUp}
                pressed={state?.chosen.has(powerUp.id)}
                onChoose={(chosen) => dispatch({ type: chosen ? 'choose' : 'remove', id: powerUp.id })}
              />
            </li>
          ))}
        </ul>
        {/* Follows the cards, because the style sheet has to count them first. */}
        <div className="order-1 lg:(sticky top-28 order-none col-span-4 row-start-2 self-start)">
          <BrLedger size={state?.chosen.size} />
        </div>
      </div>
      <BrCustomProposal onAsk={askForQuote} />
      <BrOffer state={state} onAsk={askForQuote} onDismiss={dismiss} />
    </Section>
  )
}
