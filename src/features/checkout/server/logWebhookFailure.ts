import { createMiddleware } from 'hono/factory'
import { log, logFailure } from '~/core/log'
import type { PaymentProvider } from '~/core/schemas/providers'

/** Logs every webhook event that was not applied, with its failure code. The provider will send the event again. */
export const logWebhookFailure = (provider: PaymentProvider) =>
  createMiddleware(async (c, next) => {
    await next()
    const { status } = c.res
    if (c.error) return logFailure('webhook_failed', c.error, { provider, status })
    if (status < 400) return
    const { code } = await c.res.clone().json<{ code: string }>()
    log('webhook_failed', { provider, status, code })
  })
