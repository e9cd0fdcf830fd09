import type { HydrationOptions } from 'react-dom/client'
import { carryOver } from './carryOver'

/**
 * Options of a root that hydrates a page on which others may have worked already: a browser has translated it, or an
 * extension has put elements beside its fields. React then renders it anew, and this carries over what was typed,
 * chosen and focused meanwhile.
 */
export function recoverHydration(root: Document | HTMLElement): HydrationOptions {
  const restore = carryOver(root)
  return {
    onRecoverableError(error) {
      restore()
      // A warning, not an error: nothing is lost. The tests fail on it where no stranger has been on the page.
      // biome-ignore lint/suspicious/noConsole: says that a page was rendered twice
      console.warn('Rendered anew instead of hydrated:', error)
    },
  }
}
