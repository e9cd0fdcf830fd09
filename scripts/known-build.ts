import type { Plugin } from 'vite'

/**
 * wrangler.toml has a `[build]` for `wrangler dev` without a build. Cloudflare's plugin would warn with every start and build
 * that Vite does not use it; any other option that it warns of is still shown.
 */
export const knownBuild = (): Plugin => {
  const { warn } = console
  return {
    name: 'known-build',
    enforce: 'pre',
    config() {
      console.warn = (...words: unknown[]) => {
        if (!/^\s+- `build` which is not relevant.*\s*$/m.test(`${words[0]}`)) warn(...words)
      }
    },
    configResolved() {
      console.warn = warn
    },
  }
}
