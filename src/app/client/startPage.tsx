import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { type ReactElement, StrictMode } from 'react'
import { normalizeChunkLoadErrors } from '~/ui/browser/chunkLoadError'
import { recoverHydration } from '~/ui/browser/recoverHydration'

/**
 * Restores the router from the server's state.
 * @returns the page element for React to hydrate, and what makes React's options for it
 * @throws when a file of the page cannot be fetched
 */
export async function startPage(): Promise<[page: ReactElement, recover: typeof recoverHydration]> {
  let chunkError: Error | undefined
  normalizeChunkLoadErrors((error) => {
    chunkError = error
  })
  const router = await hydrateStart()
  // The router continues without a page's code and would fail only while rendering.
  if (chunkError) throw chunkError
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  return [page, recoverHydration]
}
