import { useEffect } from 'react'

/**
 * Brings the contact section into view when the address names it: on load, and whenever the fragment changes to
 * it. The browser's own jump has done so before any script ran; this mends what moved meanwhile, and leaves a
 * reader alone who has scrolled elsewhere in that time. `delay` in milliseconds.
 */
export function useContactHash(anchor: string, delay = 0): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const named = () => location.hash === `#${anchor}`
    const bring = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
        document.getElementById(anchor)?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
      }, delay)
    }
    const onHashChange = () => named() && bring()

    const top = document.getElementById(anchor)?.getBoundingClientRect().top
    if (named() && top !== undefined && top >= 0 && top < innerHeight / 2) bring()
    addEventListener('hashchange', onHashChange)
    return () => {
      clearTimeout(timer)
      removeEventListener('hashchange', onHashChange)
    }
  }, [anchor, delay])
}
