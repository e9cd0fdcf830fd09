import type { Plugin } from 'vite'
import { startMessage } from '../tasks/address.ts'

/** Prints the site's main URLs in place of Vite's own. */
export const devAddresses: Plugin = {
  name: 'dev-addresses',
  apply: 'serve',
  configureServer(server) {
    const { DEV_ORIGIN } = process.env
    if (DEV_ORIGIN) server.printUrls = () => server.config.logger.info(startMessage(DEV_ORIGIN))
  },
}
