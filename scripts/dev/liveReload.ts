import { fileURLToPath } from 'node:url'
import type { HotPayload, Plugin, ViteDevServer } from 'vite'

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
const worker = path('src/app/worker.ts')
const client = path('src/app/client/client.tsx')

/** The Worker says when it runs the changed code: an earlier reload would show the page as it was. */
const sayUpdated = `
if (import.meta.hot) import.meta.hot.on('vite:afterUpdate', () => import.meta.hot.send('site:updated'))
`

/** Milliseconds that a reload waits for the Worker at most. */
const patience = 5000

/**
 * Shows a change in every open page under `npm run dev`. Vite knows what the browser has imported. Most pages import next
 * to nothing there: their components, texts and styles are in the Worker alone, so they reload when the Worker has the
 * change. A page that React has hydrated takes it without a reload where Fast Refresh can.
 */
export function liveReload(): Plugin {
  return {
    name: 'live-reload',
    apply: 'serve',
    transform: {
      order: 'pre',
      filter: { id: [worker, client] },
      handler(code, id) {
        const added = id === worker ? sayUpdated : `\nimport '/scripts/dev/client.ts'\n`
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
          setTimeout(resolve, patience)
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

/** Sends a reload once the Worker has the change, everything else at once. */
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
