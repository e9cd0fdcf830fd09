import { createHmac } from 'node:crypto'
import { serveEmpty } from '../bare.ts'
import { serveBuilt, variables } from '../built.ts'
import { firstAnswer } from '../firstAnswer.ts'
import { median, ratios } from '../line.ts'
import { inRounds } from '../rounds.ts'

/** Boot and first answer: CPU time of a new process in excess of that of an empty Worker with the same bindings. */
export async function* boot() {
  const ask = (path: string, init?: () => RequestInit) => () => firstAnswer(serveBuilt, path, init?.())
  const { empty, ...ours } = await inRounds(7, {
    empty: () => firstAnswer(serveEmpty, '/'),
    '/us': ask('/us'),
    '/payment': ask('/payment'),
    '/webhooks/stripe': ask('/webhooks/stripe', signedEvent),
    '/robots.txt': ask('/robots.txt'),
  })
  const goals: Partial<Record<keyof typeof ours, number>> = { '/us': 20, '/robots.txt': 12 }
  const above = (spent: number[]) => spent.map((ms, round) => ms - (empty[round] ?? 0))
  for (const [path, spent] of Object.entries(ours)) {
    const limit = goals[path as keyof typeof ours]
    yield {
      what: `${path}, boot and first answer above an empty Worker`,
      rounds: above(spent),
      unit: 'ms',
      note: `the empty one: ${median(empty).toFixed(0)} ms`,
      ...(limit ? { goal: { atMost: limit } } : {}),
    }
    if (path === '/payment')
      yield {
        what: '– against /us',
        rounds: ratios(above(spent), above(ours['/us'])),
        digits: 2,
        goal: { atMost: 1.15 },
      }
    // Absolute times depend on the machine and its load; the ratio does not.
    yield { what: '– in starts of an empty Worker', rounds: ratios(spent, empty), digits: 2 }
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
