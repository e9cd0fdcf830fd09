import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper in the browser: preloads the files of a chunk and waits for its style sheets. It is
 * part of every page's entry, so it covers only what this site needs, in a third of the bytes. Never loads styles that
 * a page contains, which are all that it requests before hydration: a style sheet with base rules, inserted again after
 * the others, would override their media queries for wide windows. Retries a failed import once. Reports failures with
 * `vite:preloadError`, as Vite does, but always throws, and tries again on the next call.
 */
const helper = `
const asked = {}
const ask = (file) => new Promise((resolve, reject) => {
  const isStyle = file.endsWith('css')
  if (isStyle && !document.querySelector('[data-hydrated]')) return resolve()
  const link = document.createElement('link')
  link.onload = resolve
  link.onerror = () => {
    delete asked[file]
    reject(new Error(file))
  }
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = '/' + file
  document.head.append(link)
  if (!isStyle) resolve()
})
export const __vitePreload = async (load, files = []) => {
  try {
    await Promise.all(files.map((file) => (asked[file] ??= ask(file))))
    return await load().catch(load)
  } catch (error) {
    const event = new Event('vite:preloadError')
    event.payload = error
    dispatchEvent(event)
    throw error
  }
}`

/** Vite's lists of a chunk's dependencies. The entries do not need them: their pages are complete or list the files. */
const depsLists = /const __vite__mapDeps=.*\n|__vite__mapDeps\(\[[\d,]*\]\)/g

function dropLists(code: string, name: string): string {
  const dropped = code.replace(depsLists, '')
  if (dropped === code || dropped.includes('__vite__mapDeps'))
    throw changed(`the chunk ${name} lists its files with __vite__mapDeps as ${depsLists} expects`)
  return dropped
}

const changed = (expected: string) =>
  new Error(`scripts/preload-helper.ts expects of Vite’s output that ${expected}, which is no longer so`)

/** @throws in the build when Vite's output is not as expected */
export function preloadHelper(): Plugin {
  let replaced = false
  return {
    name: 'preload-helper',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        replaced = true
        return helper
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, files) {
        if (!replaced) throw changed('its helper is the module vite/preload-helper.js')
        const chunks = Object.values(files).filter((file) => file.type === 'chunk')
        for (const file of chunks.filter(({ isEntry }) => isEntry))
          file.code = dropLists(file.code, file.name)
      },
    },
  }
}
