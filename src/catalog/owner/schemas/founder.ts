import * as v from 'valibot'
import { editionLabels } from './editions.ts'
import { labelled, says } from './labels.ts'
import { labelledPicture } from './picture.ts'
import { line } from './texts.ts'

const words = v.strictObject({
  words: v.pipe(line(160), labelled('Quote', 'Frase', ['Up to 160 characters.', 'Até 160 caracteres.'])),
  about: v.pipe(
    line(500),
    labelled('About the founder', 'Sobre o fundador', ['Up to 500 characters.', 'Até 500 caracteres.']),
  ),
  name: v.exactOptional(
    v.pipe(
      line(40),
      labelled('Name', 'Nome', ['Above the role; may be left out.', 'Acima da função; pode ficar de fora.']),
    ),
  ),
  role: v.exactOptional(
    v.pipe(
      line(60),
      labelled('Role', 'Função', [
        'If left out: “Founder of …” with the name of the firm.',
        'Se ficar de fora: “Fundador da …” com o nome da empresa.',
      ]),
    ),
  ),
})

/** `founder.json` */
export const founderSchema = v.pipe(
  v.strictObject({
    picture: v.exactOptional(
      labelledPicture(
        { ratio: 0.8 },
        '4 wide by 5 high; without one, the initials of the name are shown.',
        '4 de largura por 5 de altura; sem ela, aparecem as iniciais do nome.',
      ),
    ),
    us: v.pipe(words, labelled(...editionLabels.us)),
    br: v.pipe(words, labelled(...editionLabels.br)),
  }),
  v.check(
    ({ picture: path, us, br }) => path !== undefined || (us.name !== undefined && br.name !== undefined),
    says(
      'needs a picture, or else the name in both editions for its initials',
      'precisa de uma imagem ou, sem ela, do nome nas duas edições para as iniciais',
    ),
  ),
  labelled('Founder', 'Fundador'),
)
export type Founder = v.InferOutput<typeof founderSchema>
