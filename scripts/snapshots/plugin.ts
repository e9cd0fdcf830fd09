import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { snapshotPath } from '../../src/snapshot.ts'
import { renderSnapshots } from './render.ts'

/**
 * Has the Worker that was just built render every content page, and puts the pages among the files that it is
 * deployed with: the first answer of a cold isolate then needs no renderer.
 */
export function snapshots(): Plugin {
  return {
    name: 'snapshots',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config: { root } }) {
        const pages = await renderSnapshots(`${root}/dist/`)
        for (const { path, language, facts, html } of pages) {
          const file = `${root}/dist/client${snapshotPath(path, language)}`
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, `${JSON.stringify(facts)}\n${html}`)
        }
      },
    },
  }
}
