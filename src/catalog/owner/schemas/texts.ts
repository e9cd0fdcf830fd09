import * as v from 'valibot'
import { editedAs } from './editing.ts'
import { says } from './labels.ts'

const asLine = says(
  'must be one line of text, without spaces at its ends',
  'precisa ser uma linha de texto, sem espaços no começo ou no fim',
)

/** One line of text for people. @param most characters */
export const line = (most: number) =>
  v.pipe(
    v.string(asLine),
    v.regex(/^\S(.*\S)?$/, asLine),
    v.check((text) => text.isWellFormed() && /[\p{L}\p{N}]/u.test(text) && !/\p{Cc}/u.test(text), asLine),
    v.maxLength(most, says(`must have ${most} characters at most`, `pode ter no máximo ${most} caracteres`)),
  )

const asEmail = says(
  'must be an email address such as hello@company.com',
  'precisa ser um e-mail, como ola@empresa.com.br',
)
const emailPattern =
  /^[\w+-]+(\.[\w+-]+)*@([A-Za-z\d]([A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]*[A-Za-z\d]$/
/** The longest address that mail servers accept (RFC 5321). */
const longestEmail = 254
export const email = v.pipe(
  v.string(asEmail),
  v.regex(emailPattern, asEmail),
  v.maxLength(longestEmail, asEmail),
)

const asPhone = says(
  'must be a phone number with + and country code, without spaces: +12025550143',
  'precisa ser um telefone com + e código do país, sem espaços: +5511987654321',
)
/** A phone number in E.164. */
export const phone = v.pipe(v.string(asPhone), v.regex(/^\+[1-9]\d{7,14}$/, asPhone))

const asWhatsApp = says(
  'must be the number with country code, digits only: 12025550143',
  'precisa ser o número com código do país, só dígitos: 5511987654321',
)
/** The number of a `wa.me` link: E.164 without its plus sign. */
export const whatsApp = v.pipe(v.string(asWhatsApp), v.regex(/^[1-9]\d{7,14}$/, asWhatsApp))

const asDay = says('must be a date such as 2026-01-31', 'precisa ser uma data no formato 2026-01-31')
/** A day of the calendar, as `2026-01-31`. */
export const day = v.pipe(
  v.string(asDay),
  v.regex(/^20\d\d-\d\d-\d\d$/, asDay),
  v.check((text) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }, asDay),
  editedAs('day'),
)

/** A day on which something was agreed. */
export const pastDay = v.pipe(
  day,
  // A day ends later in the west. What is no day has its own sentence.
  v.check(
    (text) => !(Date.parse(text) >= Date.now() + 24 * 60 * 60_000),
    says('must not be in the future', 'não pode ser uma data futura'),
  ),
)
