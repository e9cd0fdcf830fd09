import * as v from 'valibot'
import { editionLabels } from './editions.ts'
import { labelled, says } from './labels.ts'

const asSwitch = says('must be on (true) or off (false)', 'precisa estar ligada (true) ou desligada (false)')

/** `banner.json` */
export const bannerSchema = v.pipe(
  v.strictObject({
    us: v.pipe(v.boolean(asSwitch), labelled(...editionLabels.us)),
    br: v.pipe(v.boolean(asSwitch), labelled(...editionLabels.br)),
  }),
  labelled('Banner at the bottom', 'Faixa no rodapé da tela', [
    'The offer of a free consultation. The Portuguese edition also shows it on the pages of the packages.',
    'A oferta da consultoria gratuita. Em português, também aparece nas páginas dos pacotes.',
  ]),
)
