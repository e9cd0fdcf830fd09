import type { Connect, ErrorPayload, Plugin } from 'vite'
import { mapStack } from './mapStack.ts'

const clientScript = '<script type="module" src="/scripts/dev/client.ts"></script>'

/** Lets Vite's own page of an error reload itself once the error is gone, as every other page does. */
const reloadErrorPage: Connect.ErrorHandleFunction = (error, _request, response, next) => {
  const end = response.end.bind(response) as (page: string) => typeof response
  response.end = ((page: string) => end(page.replace('</head>', `${clientScript}$&`))) as typeof response.end
  next(error)
}

/** Shows over the open pages what Vite shows for the browser's modules alone: errors of the Worker, and what was thrown. */
export function showErrors(): Plugin {
  return {
    name: 'show-errors',
    apply: 'serve',
    // A module of the Worker that cannot be compiled. The terminal has that from Vite.
    hotUpdate({ modules, server }) {
      const { environment } = this
      if (environment.name !== 'ssr') return
      // Once Vite has thrown away what it had compiled.
      setTimeout(() => {
        for (const { url } of modules)
          environment.transformRequest(url).catch(({ message, stack = '', id, frame, loc }) => {
            const err: ErrorPayload['err'] = { message, stack, id, frame, loc }
            server.environments.client.hot.send({ type: 'error', err })
          })
      })
    },
    configureServer(server) {
      const { hot } = server.environments.client
      // Thrown in the browser: `client.ts` reports it. Positions are those of the source.
      hot.on('site:failed', ({ message, stack: thrown }: { message: string; stack: string }) => {
        const stack = mapStack(server, thrown)
        server.config.logger.error(`${message}\n${stack}`, { timestamp: true })
        hot.send({ type: 'error', err: { message, stack } })
      })
      return () => server.middlewares.use(reloadErrorPage)
    },
  }
}
