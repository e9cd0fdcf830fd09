import type { Context } from 'hono'
import * as v from 'valibot'
import { pathOf } from '~/catalog/addresses'
import { editionOrDefault } from '~/catalog/editions'
import { logFailure } from '~/core/log'
import { orderEditions } from '~/core/schemas/orderEdition'
import { paidFragment } from '~/core/schemas/paidFragment'
import { sessionIdSchema } from '~/core/schemas/sessionId'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { uploadUrl } from '~/server/orders/links/uploadUrl'
import { orderOfSession } from '~/server/orders/order'
import { createServices } from '~/server/services'

/**
 * Returns the handlers for buyers who return from a provider's own page.
 * @param parameter the query parameter in which the provider passes the session id
 */
export function providerReturn(parameter: string) {
  const sessionIn = (c: Context): string | undefined => {
    const session = v.safeParse(sessionIdSchema, c.req.query(parameter))
    return session.success ? session.output : undefined
  }
  const uploadPath = (c: Context) => pathOf('upload', editionOrDefault(orderEditions, c.req.query('edition')))
  /** Redirects to the upload page, which asks about the session until it gets an answer. */
  const later = (c: Context): Response => {
    const sessionId = sessionIn(c)
    return c.redirect(uploadPath(c) + (sessionId ? `?session_id=${sessionId}` : ''), 303)
  }
  return {
    /**
     * GET /orders/<provider>: the return from the provider's page, for buyers whose browser opened no pop-up. Captures
     * the payment and redirects to the upload page, which shows its state. A declined payment redirects back to the
     * provider, where the buyer can choose another payment method.
     */
    async arrive(c: Context): Promise<Response> {
      const sessionId = sessionIn(c)
      if (!sessionId) return later(c)
      const services = createServices()
      const confirmed = await confirmOrder(services, sessionId, { approved: true }).catch((error) => {
        // The upload page retries.
        logFailure('payment_failed', error)
        return undefined
      })
      const order = confirmed?.ok
        ? confirmed.value
        : await orderOfSession(services.db, sessionId).catch(() => null)
      // The database did not answer.
      if (order === null) return later(c)
      if (!order) return c.redirect(uploadPath(c), 303)
      const declined = confirmed?.ok === false && confirmed.code === 'declined'
      const url = uploadUrl(services.config, order, sessionId)
      return c.redirect((declined && order.checkoutUrl) || (confirmed?.ok ? url + paidFragment : url), 303)
    },
    /** For a buyer who is rate limited. */
    later,
  }
}
