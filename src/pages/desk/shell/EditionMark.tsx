import { useLingui } from '@lingui/react'
import { editionNames } from '~/content/desk/editionNames'
import type { Edition } from '~/editions'

/** In which language somebody bought or wrote. */
export function EditionMark({ edition }: { edition: Edition }) {
  return <span>{useLingui().i18n._(editionNames[edition])}</span>
}
