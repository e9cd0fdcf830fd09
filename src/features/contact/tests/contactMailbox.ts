import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, vi } from 'vitest'
import { site } from '~/catalog/site'
import { contacts, outbox } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database } from '~tests/worker/support/buyer'

export const usHome = (fields: Record<string, string> = {}) => ({
  source: 'us-home',
  edition: 'us',
  name: 'Ana Lima',
  email: 'ana@example.com',
  business: 'Padaria Sol',
  instagram: '@padariasol',
  message: 'We bake bread.\nHow do we grow?',
  ...fields,
})
/** A unique IP address per sender, so tests do not share rate limits. */
let senders = 0
const uniqueAddress = () => `198.51.${Math.floor(++senders / 250)}.${senders % 250}`
export const from = (address = uniqueAddress()) => ({ 'cf-connecting-ip': address })
export const rows = () => database.select().from(contacts)
export const notices = () => database.select().from(outbox).where(sql`kind = 'owner_message'`)
type Sent = { to: string; replyTo?: string; subject: string; text: string; html?: string }
type Mailer = (mail: Sent, call: number) => Promise<void> | void
/** The mails to the owner about messages, and what the mailer does. */
export const mailbox: { sent: Sent[]; mailer: Mailer } = { sent: [], mailer: () => {} }
const { MAIL, CONTACT_LIMIT, CONTACT_HARD_LIMIT } = env
export const { DB } = env
export const live = () => ({ ...createServices().config, live: true })
/** Empties the tables and the mailbox before each test of a file, and restores the environment after it. */
export function withMailbox(): void {
  beforeEach(async () => {
    await database.delete(contacts)
    await database.delete(outbox)
    mailbox.sent = []
    mailbox.mailer = () => {}
    let calls = 0
    const send = async (mail: Sent) => {
      await mailbox.mailer(mail, ++calls)
      // Excludes confirmations, and the daily digest, which is due when a test passes eight o'clock.
      if (mail.to === site.ownerInbox && /[Mm]ensagem de /.test(mail.subject)) mailbox.sent.push(mail)
    }
    // With live keys all mails go through the binding.
    Object.assign(env, {
      MAIL: { send },
      STRIPE_SECRET_KEY: 'sk_live_of_no_account',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_no_account',
    })
  })
  afterEach(() => {
    Object.assign(env, {
      MAIL,
      DB,
      CONTACT_LIMIT,
      CONTACT_HARD_LIMIT,
      STRIPE_SECRET_KEY: undefined,
      STRIPE_WEBHOOK_SECRET: undefined,
    })
    vi.unstubAllGlobals()
    site.turnstileSiteKey = null
    site.calendar.br = null
  })
}
/** The database with every n-th batch failing as a whole, as if the connection broke before it. */
export function failingEvery(nth: number, lost = { count: 0 }): D1Database {
  let batches = 0
  return new Proxy(DB, {
    get(target, name) {
      if (name === 'batch' && ++batches % nth === 0)
        return () => {
          lost.count++
          return Promise.reject(new Error('D1 is down'))
        }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

export const message = (text: string, formKey?: string) => ({
  source: 'landing' as const,
  edition: 'us' as const,
  name: 'Ana',
  email: 'ana@example.com',
  company: null,
  instagram: null,
  message: text,
  trapped: false,
  challenge: undefined,
  formKey,
})
