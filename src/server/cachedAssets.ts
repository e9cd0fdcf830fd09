import { env } from 'cloudflare:workers'
import { readConfig } from './config'

/**
 * Returns a reader for text assets of the build, which caches each parsed asset for the lifetime of the isolate.
 * @throws when an asset is missing or cannot be read
 */
export function cachedAssets<Value>(parse: (text: string) => Value): (path: string) => Promise<Value> {
  const cache = new Map<string, Value>()
  // Cache results, not promises: a promise is bound to its request.
  return async (path) => {
    const cached = cache.get(path)
    if (cached !== undefined) return cached
    const file = await env.ASSETS?.fetch(new URL(path, readConfig().publicOrigin))
    if (!file?.ok) throw new Error(`The asset ${path} could not be read: ${file?.status ?? 'no binding'}`)
    const value = parse(await file.text())
    cache.set(path, value)
    return value
  }
}
