import { env } from 'cloudflare:workers'
import { newId } from '../../../dev/sandbox/ids'
import { insertRecord } from '../../../dev/sandbox/store'
import { sessionFrom } from '../../../dev/sandbox/stripe/sessionFrom'
import { origin } from './buyer'

const sandboxDb = (env as Env & { SANDBOX_DB: D1Database }).SANDBOX_DB

type LinkPayment = {
  /** URL of the payment link. The site looks for it in `site.paymentLinks` to find the plan. */
  url: string
  /** URL to which buyers return after paying; without it, Stripe shows its own confirmation page. */
  returnsTo?: string
  /** Minor units; 0 after a coupon for the whole price. */
  amount: number
  currency?: string
}

/** Creates a payment link of the owner and an open checkout session for it. @returns the session's id */
export async function linkSession({
  url,
  returnsTo,
  amount,
  currency = 'usd',
}: LinkPayment): Promise<string> {
  const link = newId('plink_')
  await insertRecord(sandboxDb, 'payment_link', link, {
    id: link,
    object: 'payment_link',
    url,
    after_completion: returnsTo
      ? { type: 'redirect', redirect: { url: returnsTo }, hosted_confirmation: null }
      : { type: 'hosted_confirmation', redirect: null, hosted_confirmation: { custom_message: null } },
  })
  const id = newId('cs_test_', 58)
  const record = sessionFrom(
    {
      mode: 'payment',
      ui_mode: 'hosted_page',
      line_items: [
        {
          quantity: 1,
          price_data: { currency, unit_amount: amount || 100, product_data: { name: 'Portraits' } },
        },
      ],
      success_url: returnsTo ?? `${origin}/upload`,
      metadata: {},
      payment_intent_data: { metadata: {} },
      expand: [],
    },
    { id, origin, now: Math.floor(Date.now() / 1000) },
  )
  await insertRecord(sandboxDb, 'session', id, {
    ...record,
    session: { ...record.session, amount_total: amount, payment_link: link },
  })
  return id
}
