import * as v from 'valibot'
import { editionLabels } from './editions.ts'
import { labelled, says } from './labels.ts'
import { labelledPicture } from './picture.ts'
import { line, pastDay } from './texts.ts'

const [fewest, most] = [2, 6]
const asList = says(
  `must be a list of ${fewest} to ${most} testimonials`,
  `precisa ser uma lista de ${fewest} a ${most} depoimentos`,
)
const asStars = says('must be a whole number of stars from 1 to 5', 'precisa ser um número inteiro de 1 a 5')

const entry = {
  words: v.pipe(line(240), labelled('Words', 'Texto', ['Up to 240 characters.', 'Até 240 caracteres.'])),
  name: v.pipe(line(40), labelled('Name', 'Nome')),
  role: v.pipe(line(60), labelled('Role or place', 'Função ou lugar')),
  picture: v.exactOptional(
    labelledPicture(
      { ratio: 1 },
      'A square; without one, the initials of the name are shown.',
      'Quadrada; sem ela, aparecem as iniciais do nome.',
    ),
  ),
  consented: v.exactOptional(
    v.pipe(
      pastDay,
      labelled('Day of the consent', 'Data da autorização', [
        'When the person agreed in writing; not shown.',
        'Quando a pessoa autorizou por escrito; não aparece no site.',
      ]),
    ),
  ),
}

const entryLabel = <T>() => labelled<T>('Testimonial', 'Depoimento')
const plain = v.pipe(v.strictObject(entry), entryLabel())
const rated = v.pipe(
  v.strictObject({
    ...entry,
    stars: v.pipe(
      v.number(asStars),
      v.integer(asStars),
      v.minValue(1, asStars),
      v.maxValue(5, asStars),
      labelled('Stars', 'Estrelas', ['1 to 5', 'De 1 a 5']),
    ),
  }),
  entryLabel(),
)
export type TestimonialEntry = v.InferOutput<typeof plain>
export type RatedTestimonialEntry = v.InferOutput<typeof rated>

const isDistinct = <T extends TestimonialEntry>(entries: T[]) =>
  new Set(entries.map(({ words }) => words)).size === entries.length
const asDistinct = says('must not have the same words twice', 'não pode repetir o mesmo texto')

const listOf = <Entry extends typeof plain | typeof rated>(
  entry: Entry,
  [english, portuguese]: (typeof editionLabels)['us' | 'br'],
) =>
  v.pipe(
    v.array(entry, asList),
    v.minLength(fewest, asList),
    v.maxLength(most, asList),
    v.check(isDistinct, asDistinct),
    labelled(english, portuguese),
  )

/** `testimonials.json` */
export const testimonialsSchema = v.pipe(
  v.strictObject({ us: listOf(plain, editionLabels.us), br: listOf(rated, editionLabels.br) }),
  labelled('Testimonials', 'Depoimentos'),
)
