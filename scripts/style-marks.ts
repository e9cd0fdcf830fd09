import type { Plugin } from 'vite'
import { stylePlaceholder } from '../src/core/stylePlaceholder.ts'

type Manifest = { inlineCss?: { styles: Record<string, string>; templates?: object } }

/**
 * Leaves the text of the style sheets out of the Worker: its renderer would evaluate those of the whole site for a
 * page. It reads from its files what the page asks for (`server/http/fillStyles.ts`).
 */
export const styleMarks: Plugin = {
  name: 'style-marks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /tanstack-start-manifest/ },
    async handler(code) {
      const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
      const manifest: Manifest = module.tsrStartManifest()
      const { styles, templates } = manifest.inlineCss ?? {}
      if (!styles || templates)
        throw new Error('The manifest of Start no longer holds its styles as plain text')
      for (const href of Object.keys(styles)) styles[href] = stylePlaceholder(href)
      return `export const tsrStartManifest = () => (${JSON.stringify(manifest)})`
    },
  },
}
