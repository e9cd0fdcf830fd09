import * as v from 'valibot'
import { type PaypalContext, rawBodyOf } from '../context'
import { disputesOf, holdsMoney } from '../disputes/disputesOf'
import { notFound, unprocessable } from '../errors'
import { findOrderByPayment } from '../findOrderByPayment'
import { toMinor } from '../money'
import { money } from '../orderRequest'
import { parseBody } from '../parseBody'
import { refundCapture } from '../refundCapture'
import { captureOf } from '../withCapture'

const refundRequest = v.strictObject({
  amount: v.optional(money),
  note_to_payer: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(255))),
  invoice_id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(127))),
  custom_id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(127))),
})

/** Refunds a capture. @see https://developer.paypal.com/docs/api/payments/v2/#captures_refund */
export async function refundPayment(c: PaypalContext<'/:id/refund'>): Promise<Response> {
  const { amount } = parseBody(refundRequest, await rawBodyOf(c), 'INVALID_PARAMETER_VALUE')
  const { db } = c.env
  const found = await findOrderByPayment(db, 'captures', c.req.param('id'))
  const capture = found && captureOf(found)
  if (!capture) throw notFound()
  if (amount && amount.currency_code !== capture.amount.currency_code)
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', '/amount/currency_code')
  if (amount && toMinor(amount) < 1) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', '/amount/value')
  if ((await disputesOf(db, found.order.id)).some(holdsMoney))
    throw unprocessable('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK')
  const { refund } = await refundCapture(db, found.order.id, amount ? toMinor(amount) : 'refund')
  if (!refund) throw unprocessable('CAPTURE_FULLY_REFUNDED')
  const wantsRepresentation = c.req.header('prefer')?.includes('return=representation')
  const { id, status, links } = refund
  return c.json(wantsRepresentation ? refund : { id, status, links }, 201)
}
