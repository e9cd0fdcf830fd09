// Browser and server share these functions, so that they agree on what counts as filled and what is stored.

/** Line breaks, other control characters and bidi controls. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu
/** Invisible characters that no script needs: soft hyphen, zero-width space, word joiner, byte order mark. */
const hidden = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff]+/gu
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}]/u

/** Cleans a line of text (NFC): breaks become spaces, hidden characters go. Empty if nothing is visible. */
export function cleanLine(text: string): string {
  const line = text.replace(breaks, ' ').replace(hidden, '').normalize('NFC').trim()
  return visible.test(line) ? line : ''
}

/** Cleans multiline text: line breaks become LF, the ends are trimmed. Empty if nothing is visible. */
export function cleanText(text: string): string {
  return visible.test(text) ? text.replace(/\r\n?/g, '\n').trim() : ''
}
