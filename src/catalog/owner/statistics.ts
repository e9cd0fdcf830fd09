import type { Statistic } from './schemas/statistics'
import content from './statistics.json' with { type: 'json' }

/** The agency's figures on the homes, each edition in its language (R-GEN-17, R-BRH-27). */
export const statistics: Readonly<{
  us: { hero: string; about: readonly Statistic[] }
  br: { about: readonly Statistic[] }
}> = content
