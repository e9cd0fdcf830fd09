import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { editorFolder } from '../../src/features/desk/editorPage.ts'
import { inlineFonts } from '../../src/ui/theme/fonts.ts'
import { inlineColors } from '../../src/ui/theme/palette.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * What the editor loads only for fields and features that the owner's data does not use: source code, maps, formatted
 * text, drawings, previews, and a format of pictures that browsers convert themselves.
 */
const unused = /^(@shikijs\/|svgo\/|terra-draw|leaflet\/|turndown\/)|\/chunks\/(shiki-engine|react-dom|heic)/

const leaveOut: Plugin = {
  name: 'leave-out-of-editor',
  enforce: 'pre',
  resolveId: (id) => (unused.test(id) ? '\0unused' : undefined),
  load: (id) => (id === '\0unused' ? 'export default undefined' : undefined),
}

/** The package brings its fonts as files, and still names a public server for each in its style sheet. */
const ownFonts: Plugin = {
  name: 'own-fonts-of-editor',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler(code) {
      const fontFace = /@font-face \{[^}]*url\(https:[^}]*\}/g
      if (code.match(fontFace)?.length !== 3)
        this.error('The editor names other fonts than the three known ones')
      return { code: code.replace(fontFace, ''), map: null }
    },
  },
}

/**
 * The editor’s own words where they mislead the owner: a refused save is not a failure to be tried again later, and its
 * Portuguese lacks one label.
 */
const ownWords: Plugin = {
  name: 'own-words-of-editor',
  enforce: 'pre',
  transform: {
    filter: { id: /@sveltia\/cms\/(npm\/index\.js|locales\/pt-BR\.json)$/ },
    handler(code, id) {
      const [language, changes] = id.endsWith('.json') ? ['pt-BR', portuguese] : ['en-US', english]
      for (const [words] of changes)
        if (!code.includes(words)) this.error(`The editor does not say “${words}” in ${language} any more`)
      return { code: changes.reduce((changed, change) => changed.replace(...change), code), map: null }
    },
  },
}
const english: [string, string][] = [
  ['There was an error while saving the entry. Please try again later.', 'It wasn’t saved, for this reason:'],
]
const portuguese: [string, string][] = [
  ['Ocorreu um erro ao salvar a entrada. Tente novamente mais tarde.', 'Não foi salvo, por este motivo:'],
  ['{"create":', '{"show_errors":"Mostrar erros","create":'],
]

/** Before a save, the editor shows its listeners only the text of a form, but `savedPictures.ts` checks files too. */
const shownChanges: Plugin = {
  name: 'shown-changes-of-editor',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler(code) {
      const saving =
        /(changes:(\w+),savingAssets:\w+\}=await (?:(?!changes:).)*?;)(await \w+\(\{type:`preSave`)/s
      if (!saving.test(code)) this.error('The editor no longer tells its listeners of a save in this way')
      return { code: code.replace(saving, '$1globalThis.editorChanges=$2;$3'), map: null }
    },
  },
}

/** Files of features that are left out; the bundler finds their names in what remains. */
const unusedFiles = /^(heic|marker-icon)/

export type EditorFile = { name: string; content: string | Uint8Array }

/**
 * Bundles the editor of the desk with all that it needs: translations and fonts of its package, and the schemas of the
 * owner's data. Apart from the site's own bundle, so that no page of it lists a file of the editor.
 */
export async function buildEditor(): Promise<EditorFile[]> {
  const built = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base: `/${editorFolder}/`,
    resolve: { alias: { '~': `${root}src` } },
    plugins: [leaveOut, ownFonts, ownWords, shownChanges],
    build: {
      write: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      // Two megabytes, of the editor alone.
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: `${root}src/features/desk/editor/start.ts`,
        output: {
          entryFileNames: 'editor.js',
          chunkFileNames: '[name]-[hash:8].js',
          assetFileNames: '[name]-[hash:8][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return [{ name: 'page.css', content: pageStyles() }, ...bundled(built)]
}

/** The files of the bundle that the editor may need. */
const bundled = ({ output }: Rolldown.RolldownOutput): EditorFile[] =>
  output
    .filter(({ fileName }) => !unusedFiles.test(fileName))
    .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }))

/** The style sheet of the page around the editor, in the colors and fonts of the site. */
function pageStyles(): string {
  const read = (path: string) => readFileSync(root + path, 'utf8')
  return inlineColors(inlineFonts(read('src/ui/theme/fonts.css') + read('scripts/editor/page.css')))
}
