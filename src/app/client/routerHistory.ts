import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * Creates the router's history, which tolerates a browser that refuses to write entries, as Safari does after 100 in 30
 * seconds. The router then continues with a stale address bar. Other callers of the history still get the error.
 */
export function createRouterHistory(): RouterHistory {
  let created: RouterHistory | undefined
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = window.history[name]
    window.history[name] = (...entry) => {
      try {
        write.apply(window.history, entry)
      } catch (error) {
        // The router writes during its creation, and after that only while `_ignoreSubscribers` is set.
        if (created && !created._ignoreSubscribers) throw error
      }
    }
  }
  created = createBrowserHistory()
  return created
}
