import { globSync, readFileSync } from 'node:fs'
import { createGenerator, expandVariantGroup } from 'unocss'
import type { Plugin } from 'vite'
import { theme } from '../src/ui/theme/theme.ts'

const name = 'virtual:desk.css'
const file = '/__desk.css'
const patterns = ['src/features/desk/**/*.tsx', 'src/ui/*.tsx', 'src/ui/{shell,forms}/*.tsx']

/**
 * The style sheet of the owner's desk, separate from the site's, so that public pages carry no desk classes. It repeats
 * the classes that both use, to keep the order of all its rules consistent.
 */
export const deskStyles: Plugin = {
  name: 'desk-styles',
  resolveId: (id) => (id === name ? file : undefined),
  async load(id) {
    if (id !== file) return undefined
    const sources = patterns.flatMap((pattern) => {
      const files = globSync(pattern)
      if (!files.length) throw new Error(`scripts/desk-styles.ts: no file is at ${pattern}`)
      return files
    })
    for (const source of sources) this.addWatchFile(source)
    const text = sources.map((source) => expandVariantGroup(readFileSync(source, 'utf8'))).join('\n')
    const uno = await createGenerator(theme)
    return (await uno.generate(text, { preflights: false })).css
  },
}
