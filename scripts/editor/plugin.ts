import type { Plugin } from 'vite'
import { editorFolder } from '../../src/features/desk/editorPage.ts'
import { buildEditor, type EditorFile } from './buildEditor.ts'

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
}

/**
 * Puts the editor's files among the static files of a build. Under `npm run dev` it bundles them on the first request,
 * and again after a schema of the owner's data has changed.
 */
export function editorFiles(): Plugin {
  return {
    name: 'editor-files',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const { name, content } of await buildEditor())
        this.emitFile({ type: 'asset', fileName: `${editorFolder}/${name}`, source: content })
    },
    configureServer(server) {
      let files: Promise<EditorFile[]> | undefined
      server.watcher.on('change', (path) => {
        if (/src\/(catalog\/owner|features\/desk\/editor)\/.*\.ts$/.test(path)) files = undefined
      })
      server.middlewares.use(`/${editorFolder}/`, async (request, response, next) => {
        const wanted = request.url?.replace(/^\/|\?.*$/g, '')
        // The page itself, which the Worker renders.
        if (!wanted) return next()
        try {
          files ??= buildEditor()
          const file = (await files).find(({ name }) => name === wanted)
          if (!file) return next()
          response.setHeader('Content-Type', types[wanted.replace(/^.*\./, '')] ?? '')
          response.setHeader('Cache-Control', 'no-cache')
          response.end(file.content)
        } catch (error) {
          files = undefined
          next(error)
        }
      })
    },
  }
}
