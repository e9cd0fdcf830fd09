import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { expect, it, vi } from 'vitest'
import { editionsOf } from '~/catalog/addresses'
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import type { NoticeEntry } from '~/catalog/owner/schemas/notice'
import { shiftDay } from '~/catalog/shiftDay'
import { changeDays, partsOn } from '~/core/datedParts'
import { SiteNotice } from '~/sections/SiteNotice'
import { contentPages } from '~tests/fixtures/contentPages'
import { editedJson } from '~tests/fixtures/editedJson'
import { renderPage } from '~tests/fixtures/renderPage'

const { notices } = vi.hoisted(() => ({ notices: [] as NoticeEntry[] }))

// The form's server function is not part of the rendered text.
vi.mock('~/features/contact/functions/sendContactMessage', () => ({ sendContactMessage: undefined }))
vi.mock('~/catalog/owner/notice', () => ({ notices }))

const plan = (entries: NoticeEntry[]) => notices.splice(0, notices.length, ...entries)

const year: NoticeEntry[] = [
  {
    from: '2027-12-24',
    to: '2028-01-01',
    us: { text: 'Closed <until> "2028"' },
    br: { text: 'Fechados & longe' },
  },
  {
    from: '2028-02-28',
    to: '2028-02-29',
    br: { text: 'Carnaval', link: { text: 'Veja', href: '/br#contato' } },
  },
]

/** The first days of notices and the days after their last ones. */
const changesOf = (entries: readonly NoticeEntry[]) =>
  [...new Set(entries.flatMap(({ from, to }) => [from, shiftDay(to, 1)]))].sort()

const pages = editionsOf('home').flatMap((edition) => contentPages(edition, ['launch']))

it.each(pages)(
  'every notice of %s is in its %s once, and one or none is kept',
  async (edition, screen, page) => {
    plan([])
    const without = await renderPage(screen, edition, await page())
    plan(year)
    const html = await renderPage(screen, edition, await page())
    const own = year.filter((entry) => entry[edition])
    expect(changeDays(html)).toEqual(changesOf(own))
    expect(partsOn(html, undefined)).toBe(without)
    for (const { from, [edition]: words } of own) {
      const { document } = parseHTML(`<html><body>${partsOn(html, from)}</body></html>`)
      const [line, ...more] = document.querySelectorAll('.site-notice')
      expect(more).toEqual([])
      expect(line?.textContent).toBe([words?.text, ...(words?.link ? [words.link.text] : [])].join(' '))
      expect(line?.querySelector('a')?.getAttribute('href')).toBe(words?.link?.href)
    }
  },
)

it('edited at random, notices are refused with a sentence or shown', async () => {
  let [accepted, refused] = [0, 0]
  await fc.assert(
    fc.asyncProperty(editedJson({ notices: year }), async (content) => {
      if (ownerFaults('notice', content, 'pt-BR').length) return void refused++
      accepted++
      plan((content as { notices?: NoticeEntry[] }).notices ?? [])
      for (const edition of editionsOf('home')) {
        const html = await renderPage('landing', edition, <SiteNotice edition={edition} />)
        const own = notices.filter((entry) => entry[edition])
        expect(changeDays(html)).toEqual(changesOf(own))
        expect(partsOn(html, undefined)).toBe('')
        for (const { from, [edition]: words } of own)
          expect(partsOn(html, from).match(/<a /g)?.length ?? 0).toBe(words?.link ? 1 : 0)
      }
    }),
    { numRuns: 400 },
  )
  expect(accepted).toBeGreaterThan(40)
  expect(refused).toBeGreaterThan(100)
})
