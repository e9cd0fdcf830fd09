import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { combination } from '~/content/home/br/quote'
import { editions } from '~/editions'
import { FloatingOffer } from '~/sections/FloatingOffer'
import type { Selection } from './selection'

type BrOfferProps = {
  state: Selection | undefined
  onAsk: (event: MouseEvent) => void
  onDismiss: () => void
}

/** The combination offer (R-BRH-20, R-BRH-21). */
export function BrOffer({ state, onAsk, onDismiss }: BrOfferProps) {
  const { t } = useLingui()
  const { from, percent } = combination
  return (
    <FloatingOffer
      shown={state?.offered}
      title={t({ message: 'Special offer!', comment: 'fixed by the specification' })}
      text={t({
        message: `Combine ${from} or more add-ons and get ${percent}% off the whole package!`,
        comment: 'fixed by the specification',
      })}
      action={t({ message: 'Request a quote', comment: 'fixed by the specification' })}
      href={`#${editions.br.contactAnchor}`}
      count={state?.chosen.size ?? <span className="power-ups-count" />}
      waiting="power-ups-offer"
      close={t`Close this offer`}
      onAction={onAsk}
      onClose={onDismiss}
    />
  )
}
