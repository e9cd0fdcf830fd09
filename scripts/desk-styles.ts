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
    const text = sources.map(classesOf).join('\n')
    const uno = await createGenerator(theme)
    return (await uno.generate(text, { preflights: false })).css
  },
}

/** The plugin that expands groups such as `md:(flex gap-2)` in the site's components leaves the desk's alone. */
function classesOf(source: string): string {
  const written = readFileSync(source, 'utf8')
  const expanded = expandVariantGroup(written)
  if (expanded !== written && source.startsWith('src/features/desk/'))
    throw new Error(`${source}: groups of classes such as md:(flex gap-2) have no effect at the desk`)
  return expanded
}
