/**
 * Matches what browsers accept in an email field (HTML, “valid e-mail address”), plus letters of any alphabet, which
 * browsers treat differently.
 */
export const emailPattern =
  /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?)*$/u

/** Invisible characters that copying can add to an address: line breaks, zero-width characters, bidi controls. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]+/gu
/** Characters that keyboards and word processors substitute for an apostrophe. */
const apostrophes = /[\u2018\u2019\u02bc\uff07]/g

/** Cleans an email address: NFC, no invisible characters. The only cleanup in browser and server. */
export function cleanEmail(text: string): string {
  return text.replace(invisible, '').replace(apostrophes, "'").normalize('NFC').trim()
}
