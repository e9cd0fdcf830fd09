import { Trans } from '@lingui/react/macro'
import { type Edition, editions } from '~/editions'
import { BackLabel, backLinkClass } from '../Header'

export function BackHome({ edition }: { edition: Edition }) {
  return (
    <a href={editions[edition].home} className={backLinkClass}>
      <BackLabel>
        <Trans comment="fixed by the specification">Back to Home</Trans>
      </BackLabel>
    </a>
  )
}
