import type { Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { chunkOf, requireChunks } from '../chunkOf'
import { preloadHelper } from '../preload-helper'
import { purgeCss } from '../prerender/purgeCss'
import { stylePlaceholders } from '../style-placeholders'

type Hook = { handler?: (...given: unknown[]) => unknown } | ((...given: unknown[]) => unknown)

/** Calls a hook of a plugin as the bundler would, in the browser's environment. */
function call(plugin: Plugin, name: 'load' | 'transform' | 'generateBundle', ...given: unknown[]): unknown {
  const hook = plugin[name] as Hook
  const handler = typeof hook === 'function' ? hook : hook.handler
  return handler?.call({ environment: { name: 'client' } }, ...given)
}

const icons = '[class*="i-lucide-"]'
const lists = 'const __vite__mapDeps=(i,m=__vite__mapDeps)=>i.map(i=>d[i]);\n'
const chunk = (name: string, code: string, isEntry = false) => ({ type: 'chunk', name, code, isEntry })
const expected = () => [
  chunk('index', `${lists}f(__vite__mapDeps([0,1]))`, true),
  chunk('hydrate', `${lists}g(__vite__mapDeps([]))`),
]

describe('a tool whose output has changed fails the build', () => {
  const generate = (chunks: object[], loaded = true) => {
    const plugin = preloadHelper()
    if (loaded) call(plugin, 'load', '\0vite/preload-helper.js')
    call(plugin, 'generateBundle', {}, chunks)
    return chunks as { code: string }[]
  }

  it('but not the output that is expected', () => {
    const codes = generate(expected()).map(({ code }) => code)
    expect(codes).toEqual(['f()', `${lists}g(__vite__mapDeps([]))`])
  })

  it.each([
    ['its helper is the module', expected(), false],
    ['the chunk index lists its files', expected().with(0, chunk('index', 'f(deps([0]))', true)), true],
  ])('Vite’s preload helper: %s', (message, chunks, loaded) => {
    expect(() => generate(chunks, loaded)).toThrow(
      `preload-helper.ts expects of Vite’s output that ${message}`,
    )
  })

  it('the manifest of Start', async () => {
    const file = 'style-placeholders.ts expects'
    expect(() => call(stylePlaceholders(), 'generateBundle')).toThrow(file)
    for (const code of [
      'export const other = 1',
      'export const tsrStartManifest = () => ({ inlineCss: {} })',
    ])
      await expect(call(stylePlaceholders(), 'transform', code)).rejects.toThrow(file)
  })

  it('a chunk without modules, or a file that has moved', () => {
    const plugin = requireChunks({ client: [{ name: 'language' }] })
    expect(() => call(plugin, 'generateBundle', {}, {})).toThrow(
      'app.config.ts: no module is in the chunk language',
    )
    expect(() => chunkOf('site', ['core/gone'])).toThrow('src/core/gone')
  })

  it.each([
    ['styles', '<p>'],
    ['an island', '<style></style><div data-island="contact-form"></div>'],
    [
      'a sprite of the icons',
      `<style>${icons}{top:0}.i-lucide-x{mask-position:0}</style><i class="i-lucide-x">`,
    ],
    [
      'icons',
      `<style>${icons}{mask:url("data:image/svg+xml,a 'b'") 0/200% 100%}</style><i class="i-lucide-x">`,
    ],
  ])('a page without the expected %s', async (message, html) => {
    await expect(purgeCss(html)).rejects.toThrow(`purgeCss.ts expects ${message} that match`)
  })
})
