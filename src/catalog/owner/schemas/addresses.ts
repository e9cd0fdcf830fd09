import * as v from 'valibot'
import { says } from './labels.ts'

const longestAddress = 300
const asAddress = says(
  'must be an address that begins with https://',
  'precisa ser um endereço que comece com https://',
)

const addressLike = (pattern: RegExp, message: ReturnType<typeof says>) =>
  v.pipe(
    v.string(message),
    v.regex(pattern, message),
    v.maxLength(longestAddress, message),
    v.check((href) => URL.canParse(href), message),
  )

/** An address on any host. */
export const address = addressLike(/^https:\/\/([a-z\d-]+\.)+[a-z\d-]+(\/[^\s"<>\\]*)?$/, asAddress)

/** The address of a page on one of these hosts or below it. */
export const addressOn = (...hosts: [string, ...string[]]) =>
  addressLike(
    new RegExp(`^https://([a-z\\d-]+\\.)*(${hosts.join('|').replaceAll('.', '\\.')})/[^\\s"<>\\\\]+$`),
    says(
      `must be an address such as https://www.${hosts[0]}/company`,
      `precisa ser um endereço como https://www.${hosts[0]}/empresa`,
    ),
  )
