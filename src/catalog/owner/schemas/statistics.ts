import * as v from 'valibot'
import { editionLabels } from './editions.ts'
import { labelled, says } from './labels.ts'
import { line } from './texts.ts'

const [fewest, most] = [3, 4]
const asList = says(
  `must be a list of ${fewest} or ${most} figures`,
  `precisa ser uma lista de ${fewest} ou ${most} números`,
)

const statistic = v.pipe(
  v.strictObject({
    text: v.pipe(line(40), labelled('Text', 'Texto', ['500+ clients', '500+ clientes'])),
    figure: v.pipe(line(8), labelled('Figure in it', 'Número no texto', ['500+', '500+'])),
  }),
  v.check(
    ({ text, figure }) => text.split(figure).length === 2,
    says('must have its figure once in the text', 'precisa ter o número uma vez no texto'),
  ),
  labelled('Figure', 'Número', [
    'The figure is shown large, the rest of the text beside it.',
    'O número aparece grande, e o resto do texto ao lado.',
  ]),
)
export type Statistic = v.InferOutput<typeof statistic>

const about = v.pipe(
  v.array(statistic, asList),
  v.minLength(fewest, asList),
  v.maxLength(most, asList),
  v.check(
    (entries) => new Set(entries.map(({ text }) => text)).size === entries.length,
    says('must not have the same text twice', 'não pode repetir o mesmo texto'),
  ),
  labelled('About us', 'Sobre nós'),
)

/** `statistics.json` */
export const statisticsSchema = v.pipe(
  v.strictObject({
    us: v.pipe(
      v.strictObject({
        hero: v.pipe(
          line(30),
          labelled('Below the headline', 'Abaixo do título', [
            'The last of the three promises on the first screen.',
            'A última das três promessas na primeira tela.',
          ]),
        ),
        about,
      }),
      labelled(...editionLabels.us),
    ),
    br: v.pipe(v.strictObject({ about }), labelled(...editionLabels.br)),
  }),
  labelled('Statistics', 'Estatísticas'),
)
