// Browser and server clean what is typed by these functions: what counts as filled, and what is stored, is the same.

/** Ends of lines, other control characters and marks that turn the reading direction. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu
/** Characters without a shape that no script needs: soft hyphen, zero-width space, word joiner, byte order mark. */
const hidden = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff]+/gu
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}]/u

/** One line of text, composed (NFC): breaks become spaces, hidden characters go. Empty where nothing can be seen. */
export function cleanLine(text: string): string {
  const line = text.replace(breaks, ' ').replace(hidden, '').normalize('NFC').trim()
  return visible.test(line) ? line : ''
}

/** Text of any number of lines, trimmed. Empty where nothing can be seen. */
export function cleanText(text: string): string {
  return visible.test(text) ? text.replace(/\r\n?/g, '\n').trim() : ''
}
