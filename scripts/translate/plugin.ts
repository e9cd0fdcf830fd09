import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { HotPayload, Plugin } from 'vite'
import { checkCatalogues } from '../catalogues/checkCatalogues.ts'
import { readCatalogues } from '../catalogues/readCatalogues.ts'
import { report } from '../catalogues/report.ts'
import { findText } from './findText.ts'

const page = new URL('./page.html', import.meta.url)

/**
 * Shows a saved `.po` file in the open pages at once, or says what is wrong with it, in the terminal and over the page.
 * @param whole with the page of translators at /__translate
 */
export function translating(whole: boolean): Plugin {
  return {
    name: 'translating',
    apply: 'serve',
    configureServer(server) {
      const look = (file: string) => {
        const { files, fixed } = readCatalogues(server.config.root)
        const problems = checkCatalogues(files, fixed).filter((problem) => problem.file === file)
        const { hot } = server.environments.client as { hot: { send: (payload: HotPayload) => void } }
        if (problems.length === 0) return hot.send({ type: 'full-reload' })
        const message = report(problems).trimEnd()
        server.config.logger.error(message)
        hot.send({ type: 'error', err: { message, stack: '' } })
      }
      let waiting: ReturnType<typeof setTimeout> | undefined
      server.watcher.on('all', (_, path) => {
        if (!path.endsWith('.po')) return
        // A file is saved in several steps, and half of one is broken.
        clearTimeout(waiting)
        waiting = setTimeout(look, 150, relative(server.config.root, path))
      })
      if (!whole) return
      server.middlewares.use('/__translate', (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname === '/where') {
          const { files } = readCatalogues(server.config.root)
          response.setHeader('Content-Type', 'application/json')
          response.end(JSON.stringify(findText(files, searchParams.get('id') ?? '')))
        } else {
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(readFileSync(page))
        }
      })
      server.httpServer?.once('listening', () =>
        server.config.logger.info('\n  Translators: open /__translate\n'),
      )
    },
  }
}
