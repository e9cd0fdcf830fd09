import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { allScreens, editionsOf, screenFacts } from '~/catalog/addresses'
import { editionList } from '~/catalog/editions'
import { pictures } from '~/catalog/pictures'
import { serviceSlugs } from '~/catalog/products'
import { picturePath } from '~/i18n/socialPicture'
import { palette } from '~/ui/theme/palette'
import { contentPages } from '~tests/fixtures/contentPages'
import { renderPage } from '~tests/fixtures/renderPage'
import { isIgnored } from '~tests/ignored'
import { sourceFiles } from '~tests/sourceFiles'
import { toHex } from '../../../scripts/color'

vi.mock('cloudflare:workers', () => ({ env: {}, waitUntil: () => {} }))
// The drawn pictures are those of a site whose owner has none.
vi.mock('~/catalog/owner/photoPairs', () => ({ photoPairs: [] }))

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(new URL(`public/${folder}`, root), { recursive: true })
    .map((file) => `/${folder}/${file}`)
    .filter((path) => /\.\w+$/.test(path) && !isIgnored(path))
    .sort()

const folders = Object.keys(pictures)
const listed = Object.entries(pictures).flatMap(([folder, names]) =>
  names.map((name) => `/${folder}/${name}.svg`),
)
const pages = editionList.flatMap((edition) => contentPages(edition, serviceSlugs))
const html = (
  await Promise.all(pages.map(async ([edition, screen, page]) => renderPage(screen, edition, await page())))
).join('\n')
const written = new RegExp(`/(?:${folders.join('|')})/[\\w-]+\\.svg`, 'g')

it('the list of pictures and the files of its folders are the same', () => {
  expect(folders.flatMap(filesIn).toSorted()).toEqual(listed.toSorted())
})

/** Pictures that the owner replaces or removes in `catalog/owner/`. */
const owners = /^\/people\/(testimonial-|founder)/

it('every picture is shown, and every shown picture is in the list', () => {
  const sources = sourceFiles('src/**/*.{ts,tsx,css}').map(read).join('\n')
  const shown = new Set(`${html}\n${sources}`.match(written))
  expect([...shown].filter((path) => !listed.includes(path))).toEqual([])
  expect(listed.filter((path) => !shown.has(path) && !owners.test(path))).toEqual([])
})

it('every drawn picture of a content page has the size of its file', () => {
  // A layer covers the picture that it belongs to.
  const shown = new Set(html.match(/<img (?!class="layer")[^>]*\bsrc="\/[^>]*>/g))
  expect(shown.size).toBeGreaterThan(50)
  for (const tag of shown) {
    const [, path = '', frame] = tag.match(/src="([^"#]+)(?:#svgView\(viewBox\(([\d,]+)\)\))?/) ?? []
    if (!listed.includes(path)) continue
    const box =
      frame?.split(',') ??
      read(`public${path}`)
        .match(/viewBox="([^"]+)"/)?.[1]
        ?.split(' ')
    const sizes = [tag.match(/ width="(\d+)"/)?.[1], tag.match(/ height="(\d+)"/)?.[1]]
    expect([path, ...sizes]).toEqual([path, ...(box?.slice(2) ?? [])])
  }
})

it('every indexable page has its social picture, and there is no other', () => {
  const expected = allScreens()
    .filter((screen) => screenFacts(screen).indexable)
    .flatMap((screen) => editionsOf(screen).map((edition) => picturePath(screen, edition)))
  expect(filesIn('social'), 'npm run build && npm run draw -- social').toEqual(expected.toSorted())
})

it('browsers keep the pictures of every folder for a day', () => {
  for (const folder of [...folders, 'social'])
    expect(read('public/_headers')).toContain(`\n/${folder}/*\n  Cache-Control: public, max-age=86400\n`)
})

it('the pictures are drawn with the present palette; after a change: npm run draw -- all', () => {
  const accents = [palette.ember, palette.ink].map(toHex)
  for (const path of ['favicon.svg', 'vignettes/launch-us.svg', 'people/portrait-3.svg'])
    for (const accent of accents)
      expect([path, read(`public/${path}`).includes(accent)]).toEqual([path, true])
})
