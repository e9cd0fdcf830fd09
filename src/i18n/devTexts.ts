import type { Messages } from '@lingui/core'

type Message = Messages[string]

type Change = (text: string) => string

const plain = 'aáeéiíoóuúAÁEÉIÍOÓUÚcçCÇnñNÑyýYÝ'
const accents = new Map(
  Array.from({ length: plain.length / 2 }, (_, at) => [plain[2 * at] ?? '', plain[2 * at + 1] ?? '']),
)

/** Pseudo-localizes texts, with accents and a third longer, to reveal untranslated texts and overflows. */
export function pseudoLocalize(messages: Messages): Messages {
  const change: Change = (text) =>
    text.replace(/(<[^>]*>)|./gs, (char, tag) => tag ?? accents.get(char) ?? char)
  return each(messages, (message) => {
    const long = '~'.repeat(Math.ceil(lengthOf(message) / 3))
    return ['⟦', ...partsOf(changeText(message, change)), `${long}⟧`]
  })
}

/** Appends its id to every text in invisible characters, for the translators' page. */
export function markWithIds(messages: Messages): Messages {
  return each(messages, (message, id) => [...partsOf(message), invisible(id)])
}

const zero = '\u2060'
const one = '\u2063'
const end = '\u2064'

/** Encodes an id in zero-width characters, eight per letter, plus an end mark. */
function invisible(id: string): string {
  const bits = [...id].map((letter) => letter.charCodeAt(0).toString(2).padStart(8, '0')).join('')
  return bits.replaceAll('0', zero).replaceAll('1', one) + end
}

const each = (messages: Messages, change: (message: Message, id: string) => Message): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, change(message, id)]))

const partsOf = (message: Message) => (typeof message === 'string' ? [message] : message)

/** Changes visible text, including plural forms, but not the names of placeholders. */
function changeText(message: Message, change: Change): Message {
  if (typeof message === 'string') return change(message)
  return message.map((part) => {
    if (typeof part === 'string') return change(part)
    const [name, kind, forms] = part
    if (typeof forms !== 'object' || forms === null) return part
    const changed = Object.entries(forms).map(([form, text]) => [
      form,
      form === 'offset' ? text : changeText(text as Message, change),
    ])
    return [name, kind, Object.fromEntries(changed)]
  }) as Message
}

const lengthOf = (message: Message) =>
  partsOf(message).reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 8), 0)
