type Handler = (...args: never[]) => unknown
type Lazy<Of extends Handler> = (...args: Parameters<Of>) => Promise<Awaited<ReturnType<Of>>>

/**
 * Loads the handlers of a module on the first request to any of them, so that a cold isolate evaluates only what its
 * first response needs.
 * @param load imports the module
 * @returns a function that returns a handler by its name
 */
export const lazyFrom =
  <Handlers extends Record<string, Handler>>(load: () => Promise<Handlers>) =>
  <Name extends keyof Handlers>(name: Name) =>
    (async (...args: never[]) => (await load())[name]?.(...args)) as Lazy<Handlers[Name]>

/**
 * Like `lazyFrom`, for a single handler.
 * @param load imports the module and creates the handler
 */
export const lazy = <Created extends Handler>(load: () => Promise<Created>) =>
  (async (...args: never[]) => (await load())(...args)) as Lazy<Created>
