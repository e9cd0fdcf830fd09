import type { Edition } from './editions'

/** The time zone of an edition's days and hours. Apart from `editions.ts`, which every page's script contains. */
export const timeZones: Record<Edition, string> = { us: 'America/New_York', br: 'America/Sao_Paulo' }
