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

/** The files that a chunk has others fetched with, and where it says which of them. */
const list = /(?<=m\.f=)\[[^\]]*\]/
const places = /(?<=__vite__mapDeps\(\[)[\d,]+(?=\]\))/g

/** Leaves the styles alone in the list of a chunk: the page that fetches it names the scripts itself (`livePage.ts`). */
function onlyStyles(code: string): string {
  const files: string[] = JSON.parse(code.match(list)?.[0] ?? '[]')
  const styles = files.filter((file) => file.endsWith('css'))
  return code
    .replace(places, (all) => {
      const named = all.split(',').map((place) => styles.indexOf(files[Number(place)] ?? ''))
      return named.filter((place) => place >= 0).join()
    })
    .replace(list, JSON.stringify(styles))
}

/** Where the entry says which styles come with the client: a page that script takes over has brought them itself. */
const stylesOfEntry = /const __vite__mapDeps=.*\n|__vite__mapDeps\(\[[\d,]*\]\)/g

export const preloadHelper: Plugin = {
  name: 'preload-helper',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.isEntry) file.code = file.code.replace(stylesOfEntry, '')
        else if (file.type === 'chunk' && file.name === 'hydrate') file.code = onlyStyles(file.code)
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
