import { Trans } from '@lingui/react/macro'
import type { Edition } from '~/editions'
export function PhotoService({ edition }: { edition: Edition }) {
  return <main id="main"><h1 className="text-hero display-tight"><Trans>AI studio portraits</Trans> {edition}</h1></main>
}
