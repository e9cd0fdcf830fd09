import { inject } from 'vitest'
import { getPlatformProxy } from 'wrangler'

/** The rows and objects of the served site, read beside it. */
export async function openStores(storage = inject('storage')) {
  const proxy = await getPlatformProxy<Env>({
    configPath: new URL('../../wrangler.toml', import.meta.url).pathname,
    persist: { path: `${storage}/v3` },
  })
  return {
    rows: async (sql: string, ...values: string[]) =>
      (
        await proxy.env.DB.prepare(sql)
          .bind(...values)
          .all<Record<string, unknown>>()
      ).results,
    keys: async (prefix: string) =>
      (await proxy.env.AI_PHOTOS.list({ prefix })).objects.map(({ key }) => key),
    bytes: async (key: string) =>
      new Uint8Array((await (await proxy.env.AI_PHOTOS.get(key))?.arrayBuffer()) ?? []),
    close: proxy.dispose,
  }
}
