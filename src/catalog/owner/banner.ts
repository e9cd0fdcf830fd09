import type { EditionsWith } from '../addresses'
import content from './banner.json' with { type: 'json' }

/** Whether each edition shows the bottom banner (R-USH-26, R-BRH-32). */
export const banner: Readonly<Record<EditionsWith<'home'>, boolean>> = content
