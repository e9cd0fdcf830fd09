import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'
import { type Coding, prerenderedPath } from '../../src/app/prerenderedPage.ts'
import { type PrerenderedPage, prerenderPages } from './render.ts'

/**
 * Has the Worker that was just built render every content page, and puts the pages among the files that it is
 * deployed with: the first answer of a cold isolate then needs no renderer, and no page is compressed in a hurry.
 */
export function prerendering(): Plugin {
  return {
    name: 'snapshots',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config: { root } }) {
        const pages = await prerenderPages(`${root}/dist/`)
        // All at once: the compressor uses every core.
        await Promise.all(pages.map((page) => write(`${root}/dist/client`, page)))
      },
    },
  }
}

const compress = promisify(brotliCompress)

/** Writes a page as it is, and with all that brotli can do. */
async function write(client: string, { path, language, facts, html }: PrerenderedPage): Promise<void> {
  const body = Buffer.from(html)
  const bodies: Record<Coding, Buffer> = { identity: body, br: await compress(body) }
  for (const [coding, bytes] of Object.entries(bodies) as [Coding, Buffer][]) {
    const file = client + prerenderedPath(path, language, coding)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), bytes]))
  }
}
