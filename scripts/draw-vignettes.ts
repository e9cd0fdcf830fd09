/**
 * Draws the vignettes of the services and packages and the company's large logo mark into `public/vignettes/`.
 * The files include rounded corners. Those with the words of a sample are drawn once an edition: draw them again after
 * such a text has changed; a test names them.
 *
 * Run: npm run draw -- vignettes
 */

import { writeFileSync } from 'node:fs'
import { editionList } from '../src/catalog/editions.ts'
import type { Product } from '../src/catalog/products.ts'
import { vignettePath, vignettesWithWords } from '../src/catalog/vignettes.ts'
import { writePicture } from './art/picture.ts'
import { aiPhotos } from './art/vignettes/aiPhotos.ts'
import { company } from './art/vignettes/company.ts'
import { areaSize } from './art/vignettes/dominionAreas.ts'
import { heroChart, heroChartSize } from './art/vignettes/hero.ts'
import { height, width, within } from './art/vignettes/kit.ts'
import { socialTasks } from './art/vignettes/socialTasks.ts'
import { drawWithWords } from './art/vignettes/withWords.ts'

const scenes = {
  'ai-photos': aiPhotos,
  company,
} satisfies Record<Exclude<Product, (typeof vignettesWithWords)[number]> | 'company', () => string>

for (const [name, draw] of Object.entries(scenes)) {
  writePicture({
    path: `vignettes/${name}.svg`,
    width,
    height,
    content: within('scene', 0, 0, width, height, 18, draw()),
  })
}

for (const name of vignettesWithWords)
  for (const edition of editionList)
    writeFileSync(
      new URL(`../public${vignettePath(name, edition)}`, import.meta.url),
      drawWithWords(name, edition),
    )

for (const [name, draw] of Object.entries(socialTasks))
  writePicture({ path: `vignettes/${name}.svg`, ...areaSize, content: draw() })

// The line of the report in the home pages' hero.
writePicture({ path: 'vignettes/hero-chart.svg', ...heroChartSize, content: heroChart() })
