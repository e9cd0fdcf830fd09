/**
 * Accepts what the browser's own check of an e-mail field does (HTML, “valid e-mail address”), with letters of
 * any alphabet, because browsers differ in what they make of those.
 */
export const emailPattern =
  /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?)*$/u

/** What nobody sees in an address and copying brings along: line breaks, zero-width characters, marks of direction. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]+/gu
/** What keyboards and word processors make of an apostrophe. */
const apostrophes = /[\u2018\u2019\u02bc\uff07]/g

/** An address as it was meant: composed (NFC), without what nobody sees. Browser and server clean it by this alone. */
export function cleanEmail(text: string): string {
  return text.replace(unseen, '').replace(apostrophes, "'").normalize('NFC').trim()
}
