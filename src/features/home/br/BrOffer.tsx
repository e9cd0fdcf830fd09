import { useLingui } from '@lingui/react/macro'
import { editions } from '~/catalog/editions'
import { combination } from '~/features/home/content/br/combination'
import { FloatingOffer } from '~/features/home/parts/FloatingOffer'

/** The combination offer (R-BRH-20, R-BRH-21). */
export function BrOffer() {
  const { t } = useLingui()
  const { from, percent } = combination
  return (
    <FloatingOffer
      title={t({ message: 'Special offer!', comment: 'fixed by the specification' })}
      text={t({
        message: `Combine ${from} or more add-ons and get ${percent}% off the whole package!`,
        comment: 'fixed by the specification',
      })}
      action={t({ message: 'Request a quote', comment: 'fixed by the specification' })}
      href={`#${editions.br.contactAnchor}`}
      count={<span className="power-ups-count" />}
      close={t`Close this offer`}
    />
  )
}
