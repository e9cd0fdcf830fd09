import type { Messages } from '@lingui/core'

type Message = Messages[string]

type Change = (text: string) => string

const plain = 'aáeéiíoóuúAÁEÉIÍOÓUÚcçCÇnñNÑyýYÝ'
const accents = new Map(
  Array.from({ length: plain.length / 2 }, (_, at) => [plain[2 * at] ?? '', plain[2 * at + 1] ?? '']),
)

/** Writes every letter otherwise and a third longer, so that what comes from no catalogue or does not fit stands out. */
export function pseudo(messages: Messages): Messages {
  const change: Change = (text) =>
    text.replace(/(<[^>]*>)|./gs, (char, tag) => tag ?? accents.get(char) ?? char)
  return each(messages, (message) => {
    const long = '~'.repeat(Math.ceil(lengthOf(message) / 3))
    return ['⟦', ...partsOf(inWords(message, change)), `${long}⟧`]
  })
}

/** Ends every text with its id in signs that nobody sees, for the page of translators. */
export function marked(messages: Messages): Messages {
  return each(messages, (message, id) => [...partsOf(message), invisible(id)])
}

const zero = '\u2060'
const one = '\u2063'
const end = '\u2064'

/** An id as signs without width, eight of them a letter, and one at the end. */
function invisible(id: string): string {
  const bits = [...id].map((letter) => letter.charCodeAt(0).toString(2).padStart(8, '0')).join('')
  return bits.replaceAll('0', zero).replaceAll('1', one) + end
}

const each = (messages: Messages, change: (message: Message, id: string) => Message): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, change(message, id)]))

const partsOf = (message: Message) => (typeof message === 'string' ? [message] : message)

/** Changes what readers read: text, and the texts of the forms of a plural; never the name of a place. */
function inWords(message: Message, change: Change): Message {
  if (typeof message === 'string') return change(message)
  return message.map((part) => {
    if (typeof part === 'string') return change(part)
    const [name, kind, forms] = part
    if (typeof forms !== 'object' || forms === null) return part
    const changed = Object.entries(forms).map(([form, text]) => [
      form,
      form === 'offset' ? text : inWords(text as Message, change),
    ])
    return [name, kind, Object.fromEntries(changed)]
  }) as Message
}

const lengthOf = (message: Message) =>
  partsOf(message).reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 8), 0)
