import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode } from 'react'
import { normalizeChunkLoadErrors } from '~/ui/browser/chunkLoadError'
import { recoverHydration } from '~/ui/browser/recoverHydration'
import type { StartedPage } from './startOwnPage'

/**
 * Restores the router from the server's state.
 * @public `hydrate.ts` loads it by name.
 * @throws when a file of the page cannot be fetched
 */
export async function startPage(): Promise<StartedPage> {
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
  return [document, page, recoverHydration]
}
