import { Trans } from '@lingui/react/macro'
import type { Edition } from '~/editions'

/** In which language somebody bought or wrote. */
export function EditionMark({ edition }: { edition: Edition }) {
  return edition === 'br' ? (
    <Trans comment="Desk: edition of the site">Portuguese</Trans>
  ) : (
    <Trans comment="Desk: edition of the site">English</Trans>
  )
}
