/**
 * Draws the sample frames of the detail pages into `public/samples/`: one file per service, with its frames side by
 * side. They contain no text, so both editions share them.
 *
 * Run: npm run draw -- samples
 */

import type { ServiceSlug } from '../src/catalog/products.ts'
import { writePicture } from './art/picture.ts'
import { frame as adFrame, adPair } from './art/samples/adPair.ts'
import { frame as eventFrame, eventFrames } from './art/samples/eventFrames.ts'
import { strip } from './art/samples/strip.ts'

const samples = {
  'animated-event-video': { ...eventFrame, frames: eventFrames },
  'ad-creative-pack': { ...adFrame, frames: adPair },
} satisfies Partial<Record<ServiceSlug, unknown>>

for (const [slug, { width, height, frames }] of Object.entries(samples))
  writePicture({
    path: `samples/${slug}.svg`,
    width: width * frames.length,
    height,
    content: strip(width, height, frames),
    fluid: true,
  })
