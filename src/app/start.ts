import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { runCall } from '~/server/observeCall'

/** Reports the outcome of a server function to `app/pages/handleServerFn.ts`. */
const observed = createMiddleware({ type: 'function' }).server(({ next }) => runCall(async () => next()))

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })],
  functionMiddleware: [observed],
}))
