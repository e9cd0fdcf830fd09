import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { nameLostFiles } from './lostFile'

nameLostFiles()

/**
 * Lets React take over the page. Rejects where something that it needs cannot be fetched: the page then stays as
 * the server made it.
 */
export async function hydrate(): Promise<void> {
  const router = await hydrateStart()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}
