import * as v from 'valibot'
import { webhookModes } from '../../deliveries/enqueue'
import { disputeActions, isDisputeAction } from '../../disputeActions'
import { advanceDispute } from '../../paypal/disputes/advanceDispute'
import { failRefund } from '../../paypal/failRefund'
import { refundCapture } from '../../paypal/refundCapture'
import { settleCapture } from '../../paypal/settleCapture'
import type { PagesContext } from '../environment'

const form = v.object({
  action: v.picklist([
    ...(['complete', 'deny', 'refund', 'refund_half', 'reverse', 'refund_fails'] as const),
    ...disputeActions,
  ]),
  webhook: v.optional(v.picklist(webhookModes)),
})

/** Settles a capture under review, refunds it, fails a refund, or advances a dispute. */
export async function actOnOrder(c: PagesContext<'/:id'>): Promise<Response> {
  const { db } = c.get('host')
  const id = c.req.param('id')
  const { action, webhook } = v.parse(form, await c.req.parseBody())
  if (action === 'complete' || action === 'deny') await settleCapture(db, id, action)
  else if (action === 'refund_fails') await failRefund(db, id, webhook)
  else if (isDisputeAction(action)) await advanceDispute(db, id, action, webhook)
  else await refundCapture(db, id, action)
  return c.redirect('/__sandbox/#orders', 303)
}
