import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React has hydrated the page: `false` on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
