import type { EditionsWith } from '../../addresses'

/** Label of an edition in the owner's data, as arguments of `labelled`. */
export const editionLabels = {
  us: ['English edition', 'Edição em inglês'],
  br: ['Portuguese edition', 'Edição em português'],
} as const satisfies Record<EditionsWith<'home'>, readonly [english: string, portuguese: string]>
