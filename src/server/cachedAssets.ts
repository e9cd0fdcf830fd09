import { env } from 'cloudflare:workers'
import { readConfig } from './config'

/**
 * Makes a reader of texts that the build has put among the assets. An isolate reads each once.
 * @throws where one is missing or cannot be read: what needs it then fails as a whole
 */
export function cachedAssets<Value>(parse: (text: string) => Value): (path: string) => Promise<Value> {
  const kept = new Map<string, Value>()
  // Only what has arrived is kept: a promise would belong to the request that began it, and die with it.
  return async (path) => {
    const known = kept.get(path)
    if (known !== undefined) return known
    const file = await env.ASSETS?.fetch(new URL(path, readConfig().publicOrigin))
    if (!file?.ok) throw new Error(`The asset ${path} could not be read: ${file?.status ?? 'no binding'}`)
    const value = parse(await file.text())
    kept.set(path, value)
    return value
  }
}
