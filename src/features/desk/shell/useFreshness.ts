import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Milliseconds after which what is shown may be old: somebody else may have worked on it. */
const fresh = 30_000

/** Reads a page again when somebody comes back to it after a while. What they have typed stays. */
export function useFreshness(): void {
  const router = useRouter()
  useEffect(() => {
    let left = Date.now()
    const look = () => {
      if (document.visibilityState === 'hidden') left = Date.now()
      else if (Date.now() - left > fresh) void router.invalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [router])
}
