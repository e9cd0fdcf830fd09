import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { callServer } from './functions/callServer'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })],
  serverFns: { fetch: callServer },
}))
