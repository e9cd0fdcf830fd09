import content from './founder.json' with { type: 'json' }
import type { Founder } from './schemas/founder'

/** The founder in the about sections: portrait, quote and experience (R-GEN-16). */
export const founder: Readonly<Founder> = content
