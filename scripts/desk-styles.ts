import { globSync, readFileSync } from 'node:fs'
import { createGenerator, expandVariantGroup } from 'unocss'
import type { Plugin } from 'vite'
import { theme } from '../src/ui/theme/theme.ts'

const name = 'virtual:desk.css'
const file = '/__desk.css'

/**
 * The stylesheet of the owner's desk, apart from the one of the site: no class of the desk weighs on a public page.
 * What the desk shares with the site stands in it again, so that the order of the rules holds among all of them.
 */
export const deskStyles: Plugin = {
  name: 'desk-styles',
  resolveId: (id) => (id === name ? file : undefined),
  async load(id) {
    if (id !== file) return undefined
    const sources = globSync(['src/features/desk/**/*.tsx', 'src/ui/*.tsx', 'src/ui/{shell,forms}/*.tsx'])
    for (const source of sources) this.addWatchFile(source)
    const text = sources.map((source) => expandVariantGroup(readFileSync(source, 'utf8'))).join('\n')
    const uno = await createGenerator(theme)
    return (await uno.generate(text, { preflights: false })).css
  },
}
