import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { labelled, says } from './labels.ts'

const asZone = says(
  'must be a time zone such as America/Sao_Paulo',
  'precisa ser um fuso horário, como America/Sao_Paulo',
)
const asKey = says(
  'must be the site key of a Turnstile widget, such as 0x4AAAAAAABkMYinukE8nzYS',
  'precisa ser a chave de site de um widget do Turnstile, como 0x4AAAAAAABkMYinukE8nzYS',
)
const asSwitch = says('must be true or false', 'precisa ser true ou false')

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}

/** `settings.json` */
export const settingsSchema = v.pipe(
  v.strictObject({
    ownerLanguage: v.pipe(
      v.picklist(
        locales,
        says(`must be one of: ${locales.join(', ')}`, `precisa ser um destes: ${locales.join(', ')}`),
      ),
      labelled('Your language', 'Seu idioma', [
        'Of the mails to you and of the CSV files: texts, separator, decimal sign and dates.',
        'Dos e-mails para você e dos arquivos CSV: textos, separador, sinal decimal e datas.',
      ]),
    ),
    ownerTimeZone: v.pipe(
      v.string(asZone),
      v.regex(/^[A-Za-z]+(\/[\w+-]+)+$/, asZone),
      v.check(isTimeZone, asZone),
      labelled('Your time zone', 'Seu fuso horário', [
        'Decides when a day ends and when the digest is sent, and the times in your mails and CSV files.',
        'Define quando o dia termina, quando o resumo é enviado e os horários dos seus e-mails e arquivos CSV.',
      ]),
    ),
    confirmsMessages: v.pipe(
      v.boolean(asSwitch),
      labelled('Confirm contact messages by mail', 'Confirmar mensagens de contato por e-mail'),
    ),
    leadsToOtherEdition: v.pipe(
      v.boolean(asSwitch),
      labelled('Offer the other edition', 'Oferecer a outra edição', [
        'Footer and menu link to the same page in the other edition, and a note offers it to readers of the other language.',
        'Rodapé e menu levam à mesma página na outra edição, e um aviso oferece essa página a quem lê o outro idioma.',
      ]),
    ),
    turnstileSiteKey: v.pipe(
      v.nullable(v.pipe(v.string(asKey), v.regex(/^\dx[\w-]{16,60}$/, asKey))),
      labelled('Turnstile site key', 'Chave de site do Turnstile', [
        'Of a Cloudflare Turnstile widget for the contact forms. Empty: no challenge.',
        'De um widget Cloudflare Turnstile para os formulários de contato. Vazio: sem verificação.',
      ]),
    ),
  }),
  labelled('Settings', 'Configurações'),
)
export type Settings = v.InferOutput<typeof settingsSchema>
