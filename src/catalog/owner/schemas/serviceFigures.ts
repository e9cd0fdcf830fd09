import * as v from 'valibot'
import type { ServiceSlug } from '../../products.ts'
import { editionLabels } from './editions.ts'
import { labelled, says } from './labels.ts'
import { productNames } from './priceNames.ts'
import { line } from './texts.ts'

/** Names of the pages, in the order of the price book. */
const { 'ai-photos': _, ...pages } = productNames

const count = 3
/** The first figure is much larger than the others. */
const firstLength = 7
const asList = says(`must be a list of ${count} figures`, `precisa ser uma lista de ${count} números`)

const figure = v.pipe(
  v.strictObject({
    figure: v.pipe(line(12), labelled('Figure', 'Número', ['98% or 4.8 stars', '98% ou 4,8 estrelas'])),
    label: v.pipe(line(45), labelled('Text below', 'Texto abaixo')),
  }),
  labelled('Figure', 'Número'),
)
export type ServiceFigure = v.InferOutput<typeof figure>

const figures = v.pipe(
  v.array(figure, asList),
  v.length(count, asList),
  v.check(
    ([first]) => (first?.figure.length ?? 0) <= firstLength,
    says(
      `must begin with a figure of at most ${firstLength} characters`,
      `precisa começar com um número de no máximo ${firstLength} caracteres`,
    ),
  ),
  v.check(
    (list) => new Set(list.map(({ label }) => label)).size === list.length,
    says('must not have the same text twice', 'não pode repetir o mesmo texto'),
  ),
)

const page = (slug: ServiceSlug) => {
  const [english, portuguese] = pages[slug]
  return v.pipe(
    v.strictObject({
      us: v.pipe(figures, labelled(...editionLabels.us)),
      br: v.pipe(figures, labelled(...editionLabels.br)),
    }),
    labelled(english, portuguese),
  )
}

/** `serviceFigures.json` */
export const serviceFiguresSchema = v.pipe(
  v.strictObject(
    Object.fromEntries((Object.keys(pages) as ServiceSlug[]).map((slug) => [slug, page(slug)])) as Record<
      ServiceSlug,
      ReturnType<typeof page>
    >,
  ),
  labelled('Figures on the service pages', 'Números nas páginas de serviços', [
    'Three below each headline, the first one large.',
    'Três abaixo de cada título, o primeiro em destaque.',
  ]),
)
