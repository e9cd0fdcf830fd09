import { startTooltips } from '~/ui/tooltips'
import { startTiers } from './tiers'

/**
 * Serves the rate card: its price lists and the notes beside the prices.
 * @public `pieces.ts` loads it by name.
 */
export function start(host: HTMLElement): void {
  startTiers(host)
  startTooltips(host)
}
