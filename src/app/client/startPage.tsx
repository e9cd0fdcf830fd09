import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { type ReactElement, StrictMode } from 'react'

/** Restores the router from the server's state. Returns the page element for React to hydrate. */
export async function startPage(): Promise<ReactElement> {
  const router = await hydrateStart()
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
