import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { type ReactElement, StrictMode } from 'react'

/** Starts the router where the server has left it, and gives the page for React to take over. */
export async function startPage(): Promise<ReactElement> {
  const router = await hydrateStart()
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
