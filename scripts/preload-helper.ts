import type { Plugin } from 'vite'

/**
 * Runs in the browser in place of Vite's own: fetches what a chunk needs beside it, style sheets first. It does
 * what ours need in a third of the bytes, which are in the entry of every page. A script that does not come is asked for
 * twice. What fails is told as Vite tells it, by `vite:preloadError`, and is tried again with the next call.
 */
const helper = `
const asked = {}
const ask = (file) => new Promise((resolve, reject) => {
  const link = document.createElement('link')
  link.onload = resolve
  link.onerror = () => reject(new Error(file))
  link.rel = file.endsWith('css') ? 'stylesheet' : 'modulepreload'
  link.href = file
  document.head.append(link)
  if (link.rel !== 'stylesheet') resolve()
})
export const __vitePreload = async (load, files = []) => {
  try {
    await Promise.all(files.map((file) => (asked[file] ??= ask('/' + file))))
    return await load().catch(load)
  } catch (error) {
    for (const file of files) delete asked[file]
    const event = new Event('vite:preloadError', { cancelable: true })
    event.payload = error
    if (dispatchEvent(event)) throw error
  }
}`

/** How Vite finds the files of a chunk among those that another names. */
const lookUp = '=>i.map(i=>d[i])'

/**
 * Keeps the router, whose chunk names the styles of every page, from fetching those that the page has brought: all that it
 * asks for before it has hydrated. Put in again behind the others, a sheet with base rules would win against what the
 * others say of wide windows.
 */
function stylesNotBrought(code: string): string {
  if (!code.includes(lookUp)) throw new Error('Vite looks up the files of a chunk in another way')
  const isHydrated = 'document.documentElement.dataset.hydrated'
  const isMissing = `f=>!f.endsWith('css')||${isHydrated}&&!brought.has(f)||!brought.add(f)`
  return `const brought=new Set;${code.replace(lookUp, `${lookUp}.filter(${isMissing})`)}`
}

/** Where a chunk says which files come with others: what it has fetched, the page has brought or names by itself. */
const named = /const __vite__mapDeps=.*\n|__vite__mapDeps\(\[[\d,]*\]\)/g

export const preloadHelper: Plugin = {
  name: 'preload-helper',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue
        if (file.isEntry || file.name === 'hydrate') file.code = file.code.replace(named, '')
        else if (file.name === 'startPage') file.code = stylesNotBrought(file.code)
      }
    },
  },
  enforce: 'pre',
  apply: 'build',
  load: {
    order: 'pre',
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => helper,
  },
}
