import { fileURLToPath } from 'node:url'
import type { HotPayload, Plugin, ViteDevServer } from 'vite'

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
const worker = path('src/app/worker.ts')
const client = path('src/app/client/client.tsx')

/** The Worker reports when it runs the changed code: an earlier reload would show the old page. */
const notifyUpdated = `
if (import.meta.hot) import.meta.hot.on('vite:afterUpdate', () => import.meta.hot.send('site:updated'))
`

/** Maximum time that a reload waits for the Worker, in milliseconds. */
const maxWait = 5000

/**
 * Updates all open pages after a change under `npm run dev`. Vite updates only modules that the browser has imported,
 * but most pages import almost none: their components, texts and styles run only in the Worker, so they reload once the
 * Worker has the change. Fully hydrated pages update without a reload where Fast Refresh allows it.
 */
export function liveReload(): Plugin {
  return {
    name: 'live-reload',
    apply: 'serve',
    transform: {
      order: 'pre',
      filter: { id: [worker, client] },
      handler(code, id) {
        const added = id === worker ? notifyUpdated : `\nimport '/scripts/dev/client.ts'\n`
        return { code: code + added, map: null }
      },
    },
    configureServer(server) {
      const { client: browser, ssr } = server.environments
      if (!browser || !ssr) return
      let updated = Promise.resolve()
      let onUpdated = () => {}
      server.watcher.on('change', (file) => {
        if (!ssr.moduleGraph.getModulesByFile(file)?.size) return
        updated = new Promise((resolve) => {
          onUpdated = resolve
          setTimeout(resolve, maxWait)
        })
      })
      ssr.hot.on('site:updated', () => {
        onUpdated()
        browser.hot.send('site:updated')
      })
      holdReloads(browser.hot, () => updated)
    },
  }
}

/** Delays full reloads until the Worker has the change; sends all other messages at once. */
function holdReloads(
  hot: ViteDevServer['environments']['client']['hot'],
  updated: () => Promise<void>,
): void {
  const send = hot.send.bind(hot) as (...payload: unknown[]) => void
  hot.send = (...payload: unknown[]) => {
    const [first] = payload as [HotPayload | string]
    if (typeof first === 'object' && first.type === 'full-reload') updated().then(() => send(...payload))
    else send(...payload)
  }
}
