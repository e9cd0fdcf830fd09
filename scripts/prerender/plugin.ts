import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { type Coding, dictionaryZstd, prerenderedPath } from '../../src/app/prerenderedPage.ts'
import { compressPage } from './compress.ts'
import { compressWith, dictionaryOf } from './dictionaries.ts'
import { type PrerenderedPage, prerenderPages } from './render.ts'

/**
 * Renders every page that needs no session with the new build of the Worker and stores it among its static files: a
 * cold isolate then answers without a renderer, and pages are compressed at brotli's best level.
 */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config: { root } }) {
        const pages = await prerenderPages(`${root}/dist/`)
        const dictionaries = new Map(pages.map((page) => [dictionaryOf(page.html), page.html]))
        // Write in parallel, so that compression uses every core.
        await Promise.all(pages.map((page) => write(`${root}/dist/client`, page, dictionaries)))
      },
    },
  }
}

/**
 * Writes a page uncompressed, compressed with brotli and with each of its dictionaries, each after one line of JSON
 * with its facts.
 */
async function write(
  client: string,
  { facts, html, ...variant }: PrerenderedPage,
  dictionaries: ReadonlyMap<string, string>,
): Promise<void> {
  const body = Buffer.from(html)
  const bodies: [Coding, Buffer][] = [
    ['identity', body],
    ['br', await compressPage(body)],
  ]
  for (const [name, dictionary] of dictionaries)
    if (facts.dictionaries.includes(name))
      bodies.push([`${dictionaryZstd}.${name}`, await compressWith(dictionary, body)])
  for (const [coding, bytes] of bodies) {
    const file = client + prerenderedPath(variant, coding)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), bytes]))
  }
}
