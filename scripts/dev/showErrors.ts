import type { Connect, ErrorPayload, Plugin } from 'vite'
import { mapStack } from './mapStack.ts'

const clientScript = '<script type="module" src="/scripts/dev/client.ts"></script>'

/** Adds the dev client to Vite's error page, so that it reloads once the error is fixed. */
const reloadErrorPage: Connect.ErrorHandleFunction = (error, _request, response, next) => {
  const end = response.end.bind(response) as (page: string) => typeof response
  response.end = ((page: string) => end(page.replace('</head>', `${clientScript}$&`))) as typeof response.end
  next(error)
}

/** Shows compile errors of the Worker and runtime errors of the browser in Vite's overlay. */
export function showErrors(): Plugin {
  return {
    name: 'show-errors',
    apply: 'serve',
    // Show a compile error in a Worker module. Vite already prints it in the terminal.
    hotUpdate({ modules, server }) {
      const { environment } = this
      if (environment.name !== 'ssr') return
      // Wait until Vite has invalidated the compiled modules.
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
      // Runtime errors in the browser, reported by `client.ts`; the stack is mapped to the source.
      hot.on('site:failed', ({ message, stack: thrown }: { message: string; stack: string }) => {
        const stack = mapStack(server, thrown)
        server.config.logger.error(`${message}\n${stack}`, { timestamp: true })
        hot.send({ type: 'error', err: { message, stack } })
      })
      return () => server.middlewares.use(reloadErrorPage)
    },
  }
}
