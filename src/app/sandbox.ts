import { Hono } from 'hono'
import { readConfig } from '~/server/config'
import { lazy } from '~/server/http/lazy'
import { connectSandbox, sandboxHost } from '~/server/sandbox'

/** Mounts the payment sandbox: pages below /__sandbox, and its webhooks and deliveries to this application. */
export function mountSandbox(app: Hono): void {
  connectSandbox(
    app,
    lazy(async () => (await import('~/features/desk/server/http/deliverInSandbox')).deliverInSandbox),
  )
  app.all('/__sandbox/*', async (c) => {
    const { assertSandboxAllowed, createSandboxPages } = await import('../../dev/sandbox')
    assertSandboxAllowed(sandboxHost(readConfig()))
    const pages = new Hono().route(
      '/__sandbox',
      createSandboxPages(() => sandboxHost(readConfig())),
    )
    return pages.fetch(c.req.raw)
  })
}
