import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { nameLostFiles } from './lostFile'

let lost: Error | undefined
nameLostFiles((error) => {
  lost = error
})

/**
 * Lets React take over the page. Rejects where a file that it needs cannot be fetched: a page that the server made
 * whole is better left as it is than replaced by word of a failure.
 */
export async function hydrate(): Promise<void> {
  const router = await hydrateStart()
  // The router goes on without the code of a page, and would find that out while rendering it.
  if (lost) throw lost
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}
