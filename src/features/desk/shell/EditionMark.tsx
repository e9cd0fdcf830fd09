import { useLingui } from '@lingui/react'
import type { Edition } from '~/catalog/editions'
import { editionNames } from '~/features/desk/content/editionNames'

/** The language in which a customer bought or wrote. */
export function EditionMark({ edition }: { edition: Edition }) {
  return <span>{useLingui().i18n._(editionNames[edition])}</span>
}
