import * as v from 'valibot'
import { cnpj } from './cnpj.ts'
import { labelled, says } from './labels.ts'
import { picture } from './picture.ts'
import { day, line } from './texts.ts'

const asYear = says('must be a year such as 2025', 'precisa ser um ano, como 2025')
const company = v.pipe(
  v.strictObject({
    name: v.pipe(v.nullable(line(120)), labelled('Legal name', 'Razão social')),
    cnpj: v.pipe(v.nullable(cnpj), labelled('CNPJ', 'CNPJ', ['12.345.678/0001-95', '12.345.678/0001-95'])),
    address: v.pipe(v.nullable(line(200)), labelled('Address', 'Endereço')),
  }),
  labelled('Company', 'Empresa', [
    'Required by Brazilian e-commerce rules in a visible place: shown in the Portuguese footer and legal pages once filled in.',
    'A lei brasileira do comércio eletrônico exige estes dados em lugar visível: aparecem no rodapé e nas páginas legais em português quando preenchidos.',
  ]),
)

const brandHint: [string, string] = [
  'As it is written everywhere on the site.',
  'Como aparece em todo o site.',
]

/** `business.json` */
export const businessSchema = v.pipe(
  v.strictObject({
    brand: v.pipe(
      line(40),
      v.regex(/^[^<>"{}\\]*$/, says('must not contain < > " { } \\', 'não pode conter < > " { } \\')),
      labelled('Brand', 'Marca', brandHint),
    ),
    logo: v.pipe(
      v.nullable(picture()),
      labelled('Logo', 'Logotipo', [
        'A picture shown beside the brand, on light and dark backgrounds. Empty: the drawn sun.',
        'Uma imagem mostrada ao lado da marca, em fundo claro e escuro. Vazio: o sol desenhado.',
      ]),
    ),
    copyrightYear: v.pipe(
      v.number(asYear),
      v.integer(asYear),
      v.minValue(1990, asYear),
      v.maxValue(2099, asYear),
      labelled('Copyright year', 'Ano da linha de direitos autorais'),
    ),
    legalUpdated: v.pipe(
      day,
      labelled('Legal pages updated on', 'Páginas legais atualizadas em', ['2025-01-01', '2025-01-01']),
    ),
    company,
  }),
  labelled('Brand and company', 'Marca e empresa'),
)
export type Business = v.InferOutput<typeof businessSchema>
