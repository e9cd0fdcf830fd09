import { createHmac } from 'node:crypto'
import { serveEmpty } from '../bare.ts'
import { built, serveBuilt, variables } from '../built.ts'
import { firstAnswer } from '../firstAnswer.ts'
import { median, ratios } from '../line.ts'
import { inRounds } from '../rounds.ts'

const goals: Record<string, number> = { '/us': 20, '/robots.txt': 12 }

/**
 * Boot and first answer: CPU time of a new process in excess of that of an empty Worker with the same bindings. The
 * process is given its configuration parsed, as the platform has it; for two paths also as text, whose parsing grows
 * with the modules.
 */
export async function* boot() {
  const ask = (path: string, { readsText = false, init = {} } = {}) =>
    firstAnswer(() => serveBuilt(built, { readsText }), path, init)
  const asText = { readsText: true }
  const { empty, emptyAsText, ...ours } = await inRounds(7, {
    empty: () => firstAnswer(serveEmpty, '/'),
    '/us': () => ask('/us'),
    '/payment': () => ask('/payment'),
    '/webhooks/stripe': () => ask('/webhooks/stripe', { init: signedEvent() }),
    '/robots.txt': () => ask('/robots.txt'),
    emptyAsText: () => firstAnswer(() => serveEmpty(asText), '/'),
    '/us, configured as text': () => ask('/us', asText),
    '/robots.txt, configured as text': () => ask('/robots.txt', asText),
  })
  const above = (spent: number[], base: number[]) => spent.map((ms, round) => ms - (base[round] ?? 0))
  for (const [name, spent] of Object.entries(ours)) {
    const base = name.endsWith('as text') ? emptyAsText : empty
    const limit = goals[name]
    yield {
      what: `${name}, boot and first answer above an empty Worker`,
      rounds: above(spent, base),
      unit: 'ms',
      note: `the empty one: ${median(base).toFixed(0)} ms`,
      ...(limit ? { goal: { atMost: limit } } : {}),
    }
    if (name === '/payment')
      yield {
        what: '– against /us',
        rounds: ratios(above(spent, base), above(ours['/us'], base)),
        digits: 2,
        goal: { atMost: 1.15 },
      }
    // Absolute times depend on the machine and its load; the ratio does not.
    yield { what: '– in starts of an empty Worker', rounds: ratios(spent, base), digits: 2 }
  }
}

/** A correctly signed event that concerns no payment: covers the webhook's work before it reads any order. */
function signedEvent(): RequestInit {
  const body = JSON.stringify({
    id: 'evt_bench',
    object: 'event',
    type: 'customer.created',
    livemode: false,
    data: { object: {} },
  })
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', variables.STRIPE_WEBHOOK_SECRET)
    .update(`${at}.${body}`)
    .digest('hex')
  return { method: 'POST', body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } }
}
