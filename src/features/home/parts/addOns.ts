import { startTooltips } from '~/ui/tooltips'
import { startTiers } from './tiers'

/**
 * Enhances the rate card: price lists and tooltips.
 * @public Loaded by name in `islands.ts`.
 */
export function start(host: HTMLElement): void {
  startTiers(host)
  startTooltips(host)
}
