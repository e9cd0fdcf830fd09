/**
 * Draws the vignettes of the services and packages and the large mark of the company into `public/vignettes/`.
 * They hold no words, so both editions share them; their corners are round by themselves.
 *
 * Run: node scripts/draw-vignettes.ts
 */

import type { Product } from '../src/products.ts'
import { writePicture } from './art/picture.ts'
import { adManagement, armchair } from './art/vignettes/adManagement.ts'
import { agentAutomation } from './art/vignettes/agentAutomation.ts'
import { aiPhotos } from './art/vignettes/aiPhotos.ts'
import { autoResponder } from './art/vignettes/autoResponder.ts'
import { company } from './art/vignettes/company.ts'
import { creativePack } from './art/vignettes/creativePack.ts'
import { dominion } from './art/vignettes/dominion.ts'
import { emailMarketing } from './art/vignettes/emailMarketing.ts'
import { eventVideo } from './art/vignettes/eventVideo.ts'
import { height, width, within } from './art/vignettes/kit.ts'
import { launch } from './art/vignettes/launch.ts'
import { momentum } from './art/vignettes/momentum.ts'
import { socialMedia } from './art/vignettes/socialMedia.ts'
import { website } from './art/vignettes/website.ts'
import { youtubeEditing } from './art/vignettes/youtubeEditing.ts'

const scenes = {
  'ai-photos': aiPhotos,
  'ai-agent-automation': agentAutomation,
  'animated-event-video': eventVideo,
  'website-design-build': website,
  'ad-management': adManagement,
  'ad-creative-pack': creativePack,
  'social-media-management': socialMedia,
  'auto-responder-bot-setup': autoResponder,
  'email-marketing': emailMarketing,
  'youtube-editing': youtubeEditing,
  launch,
  momentum,
  dominion,
  company,
} satisfies Record<Product | 'company', () => string>

for (const [name, draw] of Object.entries(scenes)) {
  writePicture({
    path: `vignettes/${name}.svg`,
    width,
    height,
    content: within('scene', 0, 0, width, height, 18, draw()),
  })
}

// What the ad in the hero of the homes shows.
writePicture({ path: 'vignettes/hero-ad.svg', width: 164, height: 132, content: armchair })
