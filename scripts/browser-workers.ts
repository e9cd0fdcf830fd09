import type { Plugin } from 'vite'

/** The folder of the scripts that run in Web Workers, which the security policy of the upload page names. */
const folder = 'assets/workers/'

/**
 * Puts browser workers into a folder of their own, and leaves them out of the server's bundle, which cannot run them.
 */
export const browserWorkers = (): Plugin => ({
  name: 'browser-workers',
  enforce: 'post',
  config: () => ({
    worker: { rolldownOptions: { output: { entryFileNames: `${folder}[name]-[hash].js` } } },
  }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'ssr') return
      for (const file of Object.keys(bundle)) if (file.startsWith(folder)) delete bundle[file]
    },
  },
})
