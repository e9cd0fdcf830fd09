/**
 * Draws the sample frames of the detail pages into `public/samples/`: one file per service, with its frames side by
 * side. Those with words are drawn once an edition: draw them again after such a text has changed; a test names them.
 *
 * Run: npm run draw -- samples
 */

import { writeFileSync } from 'node:fs'
import { samplePictures } from './art/samples/samplePictures.ts'

for (const [path, text] of Object.entries(samplePictures))
  writeFileSync(new URL(`../public${path}`, import.meta.url), text)
