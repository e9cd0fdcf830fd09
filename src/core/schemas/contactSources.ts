import { type EditionsWith, editionsOf, hasScreen } from '~/catalog/addresses'

/** An edition with contact forms, which are on its home page and on the landing page. */
export type ContactEdition = EditionsWith<'home' | 'landing'>
export const contactEditions = editionsOf('home').filter((edition): edition is ContactEdition =>
  hasScreen(edition, 'landing'),
) as [ContactEdition, ...ContactEdition[]]

/** The forms that a message can come from. */
export type ContactSource = `${ContactEdition}-home` | 'landing'
export const contactSources: [ContactSource, ...ContactSource[]] = [
  'landing',
  ...contactEditions.map((edition) => `${edition}-home` as const),
]

/** Why a message may come from a bot. It is stored and forwarded anyway (R-FRM-16). */
export const contactFlags = ['trap', 'too_often', 'challenge'] as const
export type ContactFlag = (typeof contactFlags)[number]
