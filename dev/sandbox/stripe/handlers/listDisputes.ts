import type Stripe from 'stripe'
import * as v from 'valibot'
import { listRecords, readRecord } from '../../store'
import { answer, queryOf, type StripeContext } from '../context'
import { isActionable } from '../disputes/issueFraudWarning'
import { pageOf, pageParameters } from '../page'
import { parseParameters } from '../parseParameters'

const parameters = v.strictObject({ payment_intent: v.string(), ...pageParameters })

/** https://docs.stripe.com/api/disputes/list */
export async function listDisputes(c: StripeContext): Promise<Response> {
  return list(c, '/v1/disputes', await listRecords<Stripe.Dispute>(c.env.db, 'dispute', 1000))
}

/** https://docs.stripe.com/api/radar/early_fraud_warnings/list */
export async function listWarnings(c: StripeContext): Promise<Response> {
  const { db } = c.env
  const warnings = await listRecords<Stripe.Radar.EarlyFraudWarning>(db, 'early_fraud_warning', 1000)
  const current = await Promise.all(
    warnings.map(async (warning) => {
      const charge = await readRecord<Stripe.Charge>(db, 'charge', String(warning.charge))
      return { ...warning, actionable: charge !== null && isActionable(charge) }
    }),
  )
  return list(c, '/v1/radar/early_fraud_warnings', current)
}

type OfPayment = { id: string; payment_intent?: string | Stripe.PaymentIntent | null }

function list(c: StripeContext, url: string, records: readonly OfPayment[]): Response {
  const { payment_intent, ...page } = parseParameters(parameters, queryOf(c))
  const found = records.filter((record) => record.payment_intent === payment_intent)
  return answer(c, pageOf(url, found, page))
}
