import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { Failure } from '~/app/pages/Failure'
import { editionList, editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { structuredData } from '~/i18n/structuredData'
import { contentPages } from '~tests/fixtures/contentPages'
import { renderPage } from '~tests/fixtures/renderPage'

const { real, other } = vi.hoisted(() => ({
  real: { texts: [] as string[] },
  other: { brand: 'Nordlicht', email: 'moin@nordlicht.test', phone: '+15558675309', whatsapp: '15558675309' },
}))

// The form's server function is not part of the rendered text.
vi.mock('~/features/contact/functions/sendContactMessage', () => ({ sendContactMessage: undefined }))
vi.mock('~/catalog/site', async (original) => {
  const { site, ...rest } = await original<typeof import('~/catalog/site')>()
  const { brand, contact, social, videoChannel, scheduling, sender, ownerInbox } = site
  real.texts = [brand, videoChannel, sender, ownerInbox]
  for (const values of [...Object.values(contact), social, scheduling])
    real.texts.push(...Object.values(values))
  const { brand: name, ...channels } = other
  const elsewhere = (values: object) =>
    Object.fromEntries(Object.keys(values).map((key) => [key, `https://nordlicht.test/${key}`]))
  return {
    ...rest,
    site: {
      ...site,
      brand: name,
      logo: '/nordlicht.svg',
      contact: Object.fromEntries(Object.keys(contact).map((edition) => [edition, channels])),
      social: elsewhere(social),
      scheduling: elsewhere(scheduling),
      videoChannel: 'https://nordlicht.test/videos',
      sender: 'studio@nordlicht.test',
      ownerInbox: 'owner@nordlicht.test',
    },
  }
})

/** The owner's real values that a text still contains. */
const remaining = (text: string) => real.texts.filter((value) => text.includes(value))

const pages = editionList.flatMap((edition) => contentPages(edition, ['launch']))

it.each(pages)(
  'R-CFG-07 shows a replaced brand in %s on %s, and no value of the real one',
  async (edition, screen, page) => {
    const html = await renderPage(screen, edition, await page())
    expect(html).toContain(other.brand)
    expect(html).toContain('<img src="/nordlicht.svg" alt=""')
    expect(html).toContain(`mailto:${other.email}`)
    expect(remaining(html)).toEqual([])
  },
)

it.each(editionList)(
  'R-CFG-07 uses a replaced brand in %s in structured data and on the failure page',
  async (edition) => {
    const head = { edition, origin: 'https://nordlicht.test', title: '', description: '', picture: '' }
    const offer = { name: 'Launch', amount: 100, currency: editions[edition].currency, monthly: true }
    const data = JSON.stringify([
      structuredData({ ...head, screen: 'home' }),
      structuredData({ ...head, screen: 'launch', offer }),
    ])
    const failure = await renderPage('landing', edition, <Failure retry="/" />)
    expect(data).toContain('"logo":"https://nordlicht.test/nordlicht.svg"')
    for (const text of [data, failure]) {
      expect(text).toContain(other.brand)
      expect(remaining(text)).toEqual([])
    }
  },
)

it('R-CFG-07 has the brand and contacts in the owner’s files and in no other file', () => {
  expect(site.brand).toBe(other.brand)
  const cwd = fileURLToPath(new URL('../../../', import.meta.url))
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
  ).filter((file) => file.isFile())
  const word = new RegExp(real.texts.map((text) => `(?<!\\w)${RegExp.escape(text)}(?!\\w)`).join('|'))
  const naming = files.filter((file) => word.test(readFileSync(`${file.parentPath}/${file.name}`, 'utf8')))
  expect(files.length).toBeGreaterThan(400)
  expect(naming.map(({ name }) => name)).toEqual([])
})
