import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { HotPayload, Plugin } from 'vite'
import { inlineColors } from '../../src/ui/theme/palette.ts'
import { checkCatalogues } from '../catalogues/checkCatalogues.ts'
import { readCatalogues } from '../catalogues/readCatalogues.ts'
import { report } from '../catalogues/report.ts'
import { findText } from './findText.ts'
import { problemsOf } from './problemsOf.ts'

const page = new URL('./page.html', import.meta.url)

/**
 * Reloads the open pages when a `.po` file is saved, or shows its problems in the terminal and in Vite's overlay.
 * @param withPage whether to serve the translators' page at /__translate
 */
export function translatorTools(withPage: boolean): Plugin {
  return {
    name: 'translating',
    apply: 'serve',
    configureServer(server) {
      const checkFile = (file: string) => {
        const { files, fixed } = readCatalogues(server.config.root)
        const problems = problemsOf(file, checkCatalogues(files, fixed))
        const { hot } = server.environments.client as { hot: { send: (payload: HotPayload) => void } }
        if (problems.length === 0) return hot.send({ type: 'full-reload' })
        const message = report(problems).trimEnd()
        server.config.logger.error(message)
        hot.send({ type: 'error', err: { message, stack: '' } })
      }
      let delay: ReturnType<typeof setTimeout> | undefined
      server.watcher.on('all', (_, path) => {
        if (!path.endsWith('.po')) return
        // Wait until the editor has finished writing: a partial file would be reported as broken.
        clearTimeout(delay)
        delay = setTimeout(checkFile, 150, relative(server.config.root, path))
      })
      if (!withPage) return
      server.middlewares.use('/__translate', (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname === '/where') {
          const { files } = readCatalogues(server.config.root)
          response.setHeader('Content-Type', 'application/json')
          response.end(
            JSON.stringify(findText(files, searchParams.get('id') ?? '', searchParams.get('locale') ?? '')),
          )
        } else {
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(inlineColors(readFileSync(page, 'utf8')))
        }
      })
      server.httpServer?.once('listening', () =>
        server.config.logger.info('\n  Translators: open /__translate\n'),
      )
    },
  }
}
