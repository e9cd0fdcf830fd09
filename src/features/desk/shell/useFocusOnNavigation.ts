import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Moves focus to the heading of the new page after navigation, for keyboard and screen reader users. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (fromLocation && pathChanged) document.querySelector('h1')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
