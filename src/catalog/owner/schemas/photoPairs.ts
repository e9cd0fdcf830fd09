import * as v from 'valibot'
import { editionsOf } from '../../addresses.ts'
import { labelled, says } from './labels.ts'
import { perEdition } from './perEdition.ts'
import { picture } from './picture.ts'
import { line, pastDay } from './texts.ts'

const captionHint: [string, string] = ['Ana, 34, in Paris', 'Ana, 34 anos, em Paris']
const pictureHint: [string, string] = [
  'Taller than wide, 5 to 4. Its file is in public/.',
  'Mais alta que larga, 5 por 4. O arquivo fica em public/.',
]

/** A customer’s own photo and the portrait made from it, shown with the customer’s written consent. */
const pair = v.pipe(
  v.strictObject({
    before: v.pipe(picture(), labelled('Photo', 'Foto', pictureHint)),
    after: v.pipe(picture(), labelled('Portrait', 'Retrato', pictureHint)),
    caption: v.pipe(
      perEdition(editionsOf('photo-service'), line(120)),
      labelled('Person and place', 'Pessoa e lugar', captionHint),
    ),
    consented: v.pipe(
      pastDay,
      labelled('Consent in writing on', 'Autorização por escrito em', [
        'Remove the pair when consent is withdrawn.',
        'Remova o par se a autorização for retirada.',
      ]),
    ),
  }),
  labelled('Pair', 'Par'),
)
export type PhotoPair = v.InferOutput<typeof pair>

const most = 24
const asList = says(
  `must be a list of ${most} pairs at most`,
  `precisa ser uma lista de no máximo ${most} pares`,
)

/** `photoPairs.json` */
export const photoPairsSchema = v.pipe(
  v.strictObject({
    photoPairs: v.pipe(
      v.array(pair, asList),
      v.maxLength(most, asList),
      v.check(
        (pairs) => new Set(pairs.map(({ after }) => after)).size === pairs.length,
        says('must show each portrait once', 'precisa mostrar cada retrato uma só vez'),
      ),
      labelled('Pairs', 'Pares', [
        'While there is none, the pages show a drawn person and say that no customer’s face is shown.',
        'Enquanto não houver nenhum, as páginas mostram uma pessoa desenhada e dizem que nenhum rosto de cliente aparece.',
      ]),
    ),
  }),
  labelled('Before and after', 'Antes e depois'),
)
