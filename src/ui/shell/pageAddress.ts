import { createContext } from 'react'

type PageAddress = {
  /** The public path. */
  path: string
  /** It names a session, which makes the page specific to one buyer. */
  hasSession: boolean
}

/** The address of the current page, which `Document` takes from the router. */
export const PageAddress = createContext<PageAddress>({ path: '', hasSession: false })
