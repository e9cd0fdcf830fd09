import type { Plugin } from 'vite'
import { stylePlaceholder } from '../src/core/stylePlaceholder.ts'

type Manifest = { inlineCss?: { styles: Record<string, string>; templates?: object } }

const changed = (expected: string) =>
  new Error(`scripts/style-placeholders.ts expects ${expected} of TanStack Start, which is no longer so`)

/**
 * Replaces the text of the style sheets in the Worker by placeholders, because the renderer would evaluate the styles
 * of the whole site for every page. `src/app/pages/fillStyles.ts` reads the styles of a page from its files.
 * @throws in the build when the manifest of Start is not as expected
 */
export function stylePlaceholders(): Plugin {
  let replaced = false
  return {
    name: 'style-placeholders',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /tanstack-start-manifest/ },
      async handler(code) {
        const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
        const manifest: Manifest | undefined = module.tsrStartManifest?.()
        const { styles, templates } = manifest?.inlineCss ?? {}
        if (!styles || templates) throw changed('a manifest whose inlineCss.styles are plain texts')
        for (const href of Object.keys(styles)) styles[href] = stylePlaceholder(href)
        replaced = true
        return `export const tsrStartManifest = () => (${JSON.stringify(manifest)})`
      },
    },
    generateBundle() {
      if (!replaced) throw changed('a module tanstack-start-manifest in the Worker')
    },
  }
}
