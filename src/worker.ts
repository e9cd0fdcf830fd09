import { createStartHandler } from '@tanstack/react-start/server'
import { createApp } from './server/app'
import { runScheduledJobs } from './server/cron'
import { renderRouter } from './server/http/renderRouter'

const app = createApp(createStartHandler(renderRouter))

export default {
  fetch: app.fetch,
  scheduled: (_event, _env, context) => context.waitUntil(runScheduledJobs()),
} satisfies ExportedHandler<Env>
