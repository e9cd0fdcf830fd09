import { callFunction } from './callFunction'

/**
 * What the build puts in place of TanStack Start's client in the modules of server functions, for the browser
 * (`scripts/browser-functions.ts`). A function is called in the same way there; its validator and its handler are on
 * the server.
 */
export const createServerFn = ({ method = 'GET' }: { method?: 'GET' | 'POST' } = {}) => ({
  handler: (address: string) => (options?: Parameters<typeof callFunction>[2]) =>
    callFunction(address, method, options),
})

/** @param id of the function, as Start's compiler writes it */
export const createClientRpc = (id: string): string => `/_serverFn/${id}`
