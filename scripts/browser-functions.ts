import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const replacement = fileURLToPath(new URL('../src/core/calls/browserFunctions.ts', import.meta.url))
/** The modules of server functions, as in `dependency-cruiser.cjs`. */
const serverFunctions = /\/src\/features\/[^/]+\/functions\//

/**
 * Gives server functions our own caller in the browser. That of TanStack Start brings a library for every kind of value
 * and parts of the router: 12 kB for each page that calls the server.
 * @throws in the build when no module of a server function imports Start's caller any more
 */
export function browserFunctions(): Plugin {
  let replaced = false
  return {
    name: 'browser-functions',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      filter: { id: /^@tanstack\/react-start(\/client-rpc)?$/ },
      handler(id, importer) {
        if (!importer || !serverFunctions.test(importer)) return null
        if (id.endsWith('client-rpc')) replaced = true
        return replacement
      },
    },
    generateBundle() {
      if (!replaced)
        throw new Error(
          'scripts/browser-functions.ts expects @tanstack/react-start/client-rpc in server functions',
        )
    },
  }
}
