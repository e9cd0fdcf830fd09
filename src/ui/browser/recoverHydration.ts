import type { HydrationOptions } from 'react-dom/client'
import { captureFormState } from './captureFormState'

/**
 * Root options for a page that browser translation or an extension may have changed before hydration. When React then
 * re-renders the page, this carries over what the user has typed, chosen and focused.
 */
export function recoverHydration(root: Document | HTMLElement): HydrationOptions {
  const restore = captureFormState(root)
  return {
    onRecoverableError(error) {
      restore()
      // A warning, not an error: nothing is lost. Tests fail on it when nothing has modified the page.
      // biome-ignore lint/suspicious/noConsole: reports that a page was rendered twice
      console.warn('Rendered anew instead of hydrated:', error)
    },
  }
}
