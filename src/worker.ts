import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createApp } from './server/app'
import { runScheduledJobs } from './server/cron'

// To a string, not a stream: nothing on these pages is deferred, and a third of the work is saved.
const app = createApp(createStartHandler(defaultRenderHandler))

export default {
  fetch: app.fetch,
  scheduled: (_event, _env, context) => context.waitUntil(runScheduledJobs()),
} satisfies ExportedHandler<Env>
