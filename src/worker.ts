import { createApp } from './server/app'
import { lazy } from './server/http/lazy'
import { withRequestId } from './server/log'

const app = createApp(lazy(async () => (await import('./server/http/startHandler')).startHandler))
const runScheduledJobs = lazy(async () => (await import('./server/cron')).runScheduledJobs)

export default {
  fetch: app.fetch,
  scheduled: (_event, _env, context) =>
    context.waitUntil(withRequestId(crypto.randomUUID(), () => runScheduledJobs())),
} satisfies ExportedHandler<Env>
