import { Trans } from '@lingui/react'
import { type Claim, claims } from '~/content/home/claims'
import { Figures } from '~/sections/Figures'

const large = { b: <b /> }

export function HomeFigures({ ids }: { ids: readonly Claim[] }) {
  return <Figures items={ids.map((id) => ({ id, text: <Trans id={claims[id].id} components={large} /> }))} />
}
