import { createStartHandler } from '@tanstack/react-start/server'
import { createApp } from './server/app'
import { runScheduledJobs } from './server/cron'
import { renderRouter } from './server/http/renderRouter'
import { withRequestId } from './server/log'

const app = createApp(createStartHandler(renderRouter))

export default {
  fetch: app.fetch,
  scheduled: (_event, _env, context) =>
    context.waitUntil(withRequestId(crypto.randomUUID(), () => runScheduledJobs())),
} satisfies ExportedHandler<Env>
