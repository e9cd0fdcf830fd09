import { useRouter } from '@tanstack/react-router'

/**
 * Returns a function that reloads the page after an action, and resolves when the page shows the new data. Drops the
 * pages visited before, such as lists, since they may show the old state.
 */
export function useReload(): () => Promise<void> {
  const router = useRouter()
  return () => {
    router.clearCache()
    return router.invalidate({ sync: true })
  }
}
