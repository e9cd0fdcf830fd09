import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createApp } from './server/app'
import { runScheduledJobs } from './server/cron'
import { withRequestId } from './server/log'

// To a string, not a stream: nothing on these pages is deferred, and a third of the work is saved.
const app = createApp(createStartHandler(defaultRenderHandler))

export default {
  fetch: app.fetch,
  scheduled: (_event, _env, context) =>
    context.waitUntil(withRequestId(crypto.randomUUID(), () => runScheduledJobs())),
} satisfies ExportedHandler<Env>
