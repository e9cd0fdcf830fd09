import type { Plugin } from 'vite'
import { stylePlaceholder } from '../src/core/stylePlaceholder.ts'

type Manifest = { inlineCss?: { styles: Record<string, string>; templates?: object } }

/**
 * Replaces the text of the style sheets in the Worker by placeholders, because the renderer would evaluate the styles
 * of the whole site for every page. `src/app/pages/fillStyles.ts` reads the styles of a page from its files.
 */
export const stylePlaceholders: Plugin = {
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
