import type { Edition } from '../../../src/catalog/editions.ts'
import type { ServiceSlug } from '../../../src/catalog/products.ts'
import type { vignettesWithWords } from '../../../src/catalog/vignettes.ts'
import { pictureFile } from '../picture.ts'
import { type Say, sayIn } from '../words/say.ts'
import { withGlyphs } from '../words/words.ts'
import { adManagement } from './adManagement.ts'
import { agentAutomation } from './agentAutomation.ts'
import { autoResponder } from './autoResponder.ts'
import { creativePack } from './creativePack.ts'
import { dominion } from './dominion.ts'
import { areaSize, dominionAreas } from './dominionAreas.ts'
import { emailMarketing } from './emailMarketing.ts'
import { eventVideo } from './eventVideo.ts'
import { heroAd, heroAdSize } from './hero.ts'
import { calendar, highlightSize, report, versions } from './highlights.ts'
import * as k from './kit.ts'
import { launch } from './launch.ts'
import { momentum } from './momentum.ts'
import { socialMedia } from './socialMedia.ts'
import { website } from './website.ts'
import { youtubeEditing } from './youtubeEditing.ts'

type Scene = {
  sample: ServiceSlug
  draw: (say: Say) => string
  /** Other than that of a service's vignette, whose corners are round. */
  size?: { width: number; height: number }
}

const areaScenes = Object.fromEntries(
  Object.entries(dominionAreas).map(([name, draw]) => [name, { sample: 'dominion', draw, size: areaSize }]),
) as Record<keyof typeof dominionAreas, Scene>

/** The vignettes that show the words of a service's sample. */
const scenes: Record<(typeof vignettesWithWords)[number], Scene> = {
  ai_campaigns: { sample: 'ad-creative-pack', draw: versions, size: highlightSize },
  social_media: { sample: 'social-media-management', draw: calendar, size: highlightSize },
  analytics: { sample: 'momentum', draw: report, size: highlightSize },
  'hero-ad': { sample: 'ad-management', draw: heroAd, size: heroAdSize },
  'ad-management': { sample: 'ad-management', draw: adManagement },
  'ai-agent-automation': { sample: 'ai-agent-automation', draw: agentAutomation },
  'social-media-management': { sample: 'social-media-management', draw: socialMedia },
  'website-design-build': { sample: 'website-design-build', draw: website },
  'ad-creative-pack': { sample: 'ad-creative-pack', draw: creativePack },
  'auto-responder-bot-setup': { sample: 'auto-responder-bot-setup', draw: autoResponder },
  'email-marketing': { sample: 'email-marketing', draw: emailMarketing },
  launch: { sample: 'launch', draw: launch },
  momentum: { sample: 'momentum', draw: momentum },
  dominion: { sample: 'dominion', draw: dominion },
  ...areaScenes,
  'animated-event-video': { sample: 'animated-event-video', draw: eventVideo },
  'youtube-editing': { sample: 'youtube-editing', draw: youtubeEditing },
}

/** The file of a vignette in the words of an edition. */
export function drawWithWords(name: keyof typeof scenes, edition: Edition): string {
  const { sample, draw, size } = scenes[name]
  const { width, height } = size ?? k
  const scene = k.within('scene', 0, 0, width, height, size ? 0 : 18, draw(sayIn(edition, sample)))
  return pictureFile({ width, height, content: withGlyphs(scene) })
}
