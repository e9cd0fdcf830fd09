import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads whoever goes on by key or by ear to the heading of the page that they came to. */
export function useFocusOnArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (fromLocation && pathChanged) document.querySelector('h1')?.focus({ preventScroll: true })
      }),
    [router],
  )
}
