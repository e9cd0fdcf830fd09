import { createMiddleware } from 'hono/factory'
import { log, logFailure } from '~/core/log'
import type { PaymentProvider } from '~/core/schemas/providers'

/** A line for each event of a provider that was not applied, with the code of the reason: it will come again. */
export const countWebhook = (provider: PaymentProvider) =>
  createMiddleware(async (c, next) => {
    await next()
    const { status } = c.res
    if (c.error) return logFailure('webhook_failed', c.error, { provider, status })
    if (status < 400) return
    const { code } = await c.res.clone().json<{ code: string }>()
    log('webhook_failed', { provider, status, code })
  })
