import { withRequestId } from '~/core/log'
import { lazy } from '~/server/http/lazy'
import { createApp } from './server'

const app = createApp(lazy(async () => (await import('./pages/startHandler')).startHandler))
const runScheduledJobs = lazy(async () => (await import('./cron')).runScheduledJobs)

export default {
  fetch: app.fetch,
  scheduled: (_event, _env, context) =>
    context.waitUntil(withRequestId(crypto.randomUUID(), () => runScheduledJobs())),
} satisfies ExportedHandler<Env>
