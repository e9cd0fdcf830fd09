import { Trans } from '@lingui/react/macro'
import { type Edition, editions } from '~/catalog/editions'
import { BackLabel, backLinkClass } from '../shell/Header'

export function BackHome({ edition }: { edition: Edition }) {
  return (
    <a href={editions[edition].home} className={backLinkClass}>
      <BackLabel>
        <Trans comment="fixed by the specification">Back to Home</Trans>
      </BackLabel>
    </a>
  )
}
