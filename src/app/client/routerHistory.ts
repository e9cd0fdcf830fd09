import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * The router's history in a browser that may refuse to write its entries, as Safari does after 100 in half a minute. The
 * router then goes on, and only the address stays behind. Whoever else calls the history is told that it refuses.
 */
export function createRouterHistory(): RouterHistory {
  let created: RouterHistory | undefined
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = window.history[name]
    window.history[name] = (...entry) => {
      try {
        write.apply(window.history, entry)
      } catch (refusal) {
        // The router writes while it is made, and then only while it listens to nobody.
        if (created && !created._ignoreSubscribers) throw refusal
      }
    }
  }
  created = createBrowserHistory()
  return created
}
