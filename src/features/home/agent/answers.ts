import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the agent has just said in the drawing, and the times that it offers. */
export const opening = msg`A first visit is 50 minutes with Marta, $85. When works for you?`
export const offers = [msg`Thursday, 9:20 a.m.`, msg`Friday, 5:40 p.m.`] as const

/** What it answers to the first question that fits, in either language. */
const answers: readonly [asked: RegExp, answer: MessageDescriptor][] = [
  [
    /insur|cover|\bplano|conv[eê]nio|cobre/i,
    msg`Paula at the front desk handles insurance: she has your question and will text you at eight.`,
  ],
  [/\bthu(rs(day)?)?s?\b|\bquinta|9[:h]20/i, msg`Thursday at 9:20 is yours. Marta is looking forward to it.`],
  [/\bfri(day)?s?\b|\bsexta|5:40|17h40/i, msg`Friday at 5:40 is yours. Marta is looking forward to it.`],
  [/price|cost|how much|\$|pre[cç]o|quanto|valor|custa/i, msg`A first visit is $85: 50 minutes with Marta.`],
  [
    /human|person|someone|people|\bpessoas?\b|humano|atendente|algu[eé]m/i,
    msg`Of course. Paula has this conversation and will text you at eight.`,
  ],
  [
    /open|when|time|slot|free|\bbook|hor[aá]rio|quando|vaga|marcar|agendar/i,
    msg`Thursday at 9:20 a.m. and Friday at 5:40 p.m. are open.`,
  ],
]

const limit = msg`That isn’t on my list, so I won’t guess. Paula has your question and will text you at eight.`

/** The scripted answer to what a visitor wrote. */
export const answerTo = (written: string): MessageDescriptor =>
  answers.find(([asked]) => asked.test(written))?.[1] ?? limit

export const labels = {
  log: msg`Conversation with the agent`,
  send: msg({ message: 'Send', comment: 'Button beside the field of the sample chat' }),
  note: msg`A scripted sample: nothing you write here is sent.`,
}
