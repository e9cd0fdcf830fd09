import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Milliseconds after which the page may be stale because another user may have changed the data. */
const staleAfter = 30_000

/** Reloads the data of a page when the user returns to its tab after a while. Typed text stays. */
export function useReloadOnReturn(): void {
  const router = useRouter()
  useEffect(() => {
    let hiddenAt = Date.now()
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (Date.now() - hiddenAt > staleAfter) void router.invalidate()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => document.removeEventListener('visibilitychange', onVisibilityChange)
  }, [router])
}
