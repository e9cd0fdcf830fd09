/**
 * Draws the vignettes of the services and packages and the company's large logo mark into `public/vignettes/`.
 * They contain no text, so both editions share them; the files include rounded corners.
 *
 * Run: npm run draw -- vignettes
 */

import type { Product } from '../src/catalog/products.ts'
import { writePicture } from './art/picture.ts'
import { adManagement } from './art/vignettes/adManagement.ts'
import { agentAutomation } from './art/vignettes/agentAutomation.ts'
import { aiPhotos } from './art/vignettes/aiPhotos.ts'
import { autoResponder } from './art/vignettes/autoResponder.ts'
import { company } from './art/vignettes/company.ts'
import { creativePack } from './art/vignettes/creativePack.ts'
import { dominion } from './art/vignettes/dominion.ts'
import { emailMarketing } from './art/vignettes/emailMarketing.ts'
import { eventVideo } from './art/vignettes/eventVideo.ts'
import { heroAd, heroAdSize, heroChart, heroChartSize } from './art/vignettes/hero.ts'
import { calendar, highlightSize, report, versions } from './art/vignettes/highlights.ts'
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

// The parts of the home pages' hero, and the three pictures beside their highlights.
writePicture({ path: 'vignettes/hero-ad.svg', ...heroAdSize, content: heroAd() })
writePicture({ path: 'vignettes/hero-chart.svg', ...heroChartSize, content: heroChart() })
for (const [name, draw] of Object.entries({
  ai_campaigns: versions,
  social_media: calendar,
  analytics: report,
})) {
  const content = within('scene', 0, 0, highlightSize.width, highlightSize.height, 0, draw())
  writePicture({ path: `vignettes/${name}.svg`, ...highlightSize, content })
}
