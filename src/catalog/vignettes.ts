import type { Edition } from './editions.ts'
import type { Picture } from './pictures.ts'
import type { Product } from './products.ts'

/** Vignettes that show the words of a sample: one file an edition. */
export const vignettesWithWords = [
  'hero-ad',
  'ai_campaigns',
  'social_media',
  'analytics',
  'ad-management',
  'ai-agent-automation',
  'social-media-management',
  'website-design-build',
  'youtube-editing',
  'ad-creative-pack',
  'auto-responder-bot-setup',
  'email-marketing',
  'launch',
  'momentum',
  'dominion',
  'dominion-strategy',
  'dominion-ads',
  'dominion-content',
  'dominion-automation',
  'dominion-web',
  'dominion-analytics',
  'animated-event-video',
] as const

type WithWords = (typeof vignettesWithWords)[number]

/** A drawing of a part of a service: an area of Dominion, or a job of the social media page. */
export type PartDrawing =
  | Extract<WithWords, `dominion-${string}`>
  | `social-${'words' | 'calendar' | 'replies' | 'numbers'}`

/** The path of a vignette in an edition. */
export function vignettePath(
  name: Product | WithWords | PartDrawing,
  edition: Edition,
): Picture<'vignettes'> {
  return isWithWords(name) ? `/vignettes/${name}-${edition}.svg` : `/vignettes/${name}.svg`
}

const isWithWords = (name: string): name is WithWords =>
  (vignettesWithWords as readonly string[]).includes(name)
