import { Trans } from '@lingui/react'
import { type Claim, claims } from '~/features/home/content/claims'
import { Figures } from '~/features/home/parts/Figures'

const large = { b: <b /> }

export function HomeFigures({ ids }: { ids: readonly Claim[] }) {
  return <Figures items={ids.map((id) => ({ id, text: <Trans id={claims[id].id} components={large} /> }))} />
}
