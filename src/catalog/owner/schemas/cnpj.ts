import * as v from 'valibot'
import { says } from './labels.ts'

const asCnpj = says(
  'must be a CNPJ as registered, such as 12.345.678/0001-95',
  'precisa ser um CNPJ como no cartão, por exemplo 12.345.678/0001-95',
)

/**
 * The two check digits of a CNPJ: weighted sums modulo 11. Letters count by their ASCII code minus 48
 * (Instrução Normativa RFB 2.229/2024), which for digits is their own value.
 * @param base the first twelve characters
 */
function checkDigits(base: string): string {
  const digitOf = (text: string) => {
    const sum = [...text].toReversed().reduce((total, character, at) => {
      return total + (character.charCodeAt(0) - 48) * (2 + (at % 8))
    }, 0)
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }
  const first = digitOf(base)
  return `${first}${digitOf(`${base}${first}`)}`
}

/** A company's number in Brazil, with its check digits. */
export const cnpj = v.pipe(
  v.string(asCnpj),
  v.regex(/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d$/, asCnpj),
  v.check(
    (text) => {
      const characters = text.replace(/[./-]/g, '')
      const isRepeated = new Set(characters).size === 1
      return !isRepeated && checkDigits(characters.slice(0, -2)) === characters.slice(-2)
    },
    says(
      'has check digits that do not fit; one character must be mistyped',
      'tem dígitos verificadores que não conferem; algum caractere deve estar errado',
    ),
  ),
)
