import type { Plugin } from 'vite'

/**
 * Hides one warning of Cloudflare's Vite plugin: that Vite ignores `[build]` of wrangler.toml, which only helps
 * `wrangler dev` when there is no build yet. Warnings about other options are still printed.
 */
export const hideBuildWarning = (): Plugin => {
  const { warn } = console
  return {
    name: 'known-build',
    enforce: 'pre',
    config() {
      console.warn = (...args: unknown[]) => {
        if (!/^\s+- `build` which is not relevant.*\s*$/m.test(`${args[0]}`)) warn(...args)
      }
    },
    configResolved() {
      console.warn = warn
    },
  }
}
