import { globSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { Failure } from '~/app/pages/Failure'
import { editionList, editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { structuredData } from '~/i18n/structuredData'
import { contentPages } from '../fixtures/contentPages'
import { renderPage } from '../fixtures/renderPage'

const { real, other } = vi.hoisted(() => ({
  real: { texts: [] as string[] },
  other: { brand: 'Nordlicht', email: 'moin@nordlicht.test', phone: '+15558675309', whatsapp: '15558675309' },
}))

// What a form calls is not what a page says.
vi.mock('~/features/contact/sendContactMessage', () => ({ sendContactMessage: undefined }))
vi.mock('~/catalog/site', async (original) => {
  const { site, ...rest } = await original<typeof import('~/catalog/site')>()
  const { brand, contact, social, videoChannel, scheduling, sender, ownerInbox } = site
  real.texts = [brand, videoChannel, sender, ownerInbox]
  for (const values of [...Object.values(contact), social, scheduling])
    real.texts.push(...Object.values(values))
  const { brand: name, ...ways } = other
  const elsewhere = (values: object) =>
    Object.fromEntries(Object.keys(values).map((key) => [key, `https://nordlicht.test/${key}`]))
  return {
    ...rest,
    site: {
      ...site,
      brand: name,
      contact: Object.fromEntries(Object.keys(contact).map((edition) => [edition, ways])),
      social: elsewhere(social),
      scheduling: elsewhere(scheduling),
      videoChannel: 'https://nordlicht.test/videos',
      sender: 'studio@nordlicht.test',
      ownerInbox: 'owner@nordlicht.test',
    },
  }
})

/** What of the owner's real values is left in a text. */
const left = (text: string) => real.texts.filter((value) => text.includes(value))

const pages = editionList.flatMap((edition) => contentPages(edition, ['launch']))

it.each(pages)(
  'R-CFG-07 says another brand in %s on %s, and nothing of the one before',
  async (edition, screen, page) => {
    const html = await renderPage(screen, edition, await page())
    expect(html).toContain(other.brand)
    expect(html).toContain(`mailto:${other.email}`)
    expect(left(html)).toEqual([])
  },
)

it.each(editionList)(
  'R-CFG-07 says another brand in %s to search engines and where all else failed',
  async (edition) => {
    const head = { edition, origin: 'https://nordlicht.test', title: '', description: '', picture: '' }
    const offer = { name: 'Launch', amount: 100, currency: editions[edition].currency, monthly: true }
    const data = JSON.stringify([
      structuredData({ ...head, screen: 'home' }),
      structuredData({ ...head, screen: 'launch', offer }),
    ])
    const failure = await renderPage('landing', edition, <Failure retry="/" />)
    for (const text of [data, failure]) {
      expect(text).toContain(other.brand)
      expect(left(text)).toEqual([])
    }
  },
)

it('R-CFG-07 names the brand and the contacts in site.ts and in no other file', () => {
  expect(site.brand).toBe(other.brand)
  const cwd = new URL('../../', import.meta.url).pathname
  const files = globSync(
    [
      '{src,tests}/**/*.{ts,tsx,css}',
      'locales/**/*',
      'scripts/**/*.ts',
      'public/**/*.svg',
      'public/_headers',
    ],
    {
      cwd,
      withFileTypes: true,
    },
  ).filter((file) => file.isFile() && file.name !== 'site.ts')
  const word = new RegExp(real.texts.map((text) => `(?<!\\w)${RegExp.escape(text)}(?!\\w)`).join('|'))
  const naming = files.filter((file) => word.test(readFileSync(`${file.parentPath}/${file.name}`, 'utf8')))
  expect(files.length).toBeGreaterThan(400)
  expect(naming.map(({ name }) => name)).toEqual([])
})
