import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { describe, expect, it, vi } from 'vitest'
import { editionList, editions } from '~/catalog/editions'
import { languages, locales, sourceLocale } from '~/catalog/locales'
import { serviceSlugs } from '~/catalog/products'
import type { KnownOrder } from '~/core/schemas/order'
import { OrderErasure } from '~/features/orders/OrderErasure'
import { OrderReceipt } from '~/features/orders/OrderReceipt'
import { OrderTimeline } from '~/features/orders/OrderTimeline'
import { contentPages } from '~tests/fixtures/contentPages'
import { renderPage } from '~tests/fixtures/renderPage'
import { sourceFiles } from '~tests/sourceFiles'

// The form's server function is not part of the rendered text.
vi.mock('~/features/contact/functions/sendContactMessage', () => ({ sendContactMessage: undefined }))

/** An order of 1 March 2026 whose photos stay until 1 June. */
const order = {
  ...{
    state: 'paid',
    number: 'K7QM-2X9P',
    plan: null,
    amount: '$57',
    refunded: null,
    refundedAt: null,
    refundFailed: null,
    orderedAt: day('2026-03-01'),
    timeZone: 'UTC',
  },
  ...{
    steps: { paid: day('2026-03-01'), photos: null, production: null, delivered: null },
    checkoutPath: null,
    dueAt: null,
  },
  ...{
    email: null,
    takesPhotos: true,
    mayFinish: false,
    retakeRequest: null,
    corrections: null,
    mayCorrect: false,
    endsAt: day('2026-06-01'),
    endsApart: null,
  },
  ...{
    erasing: false,
    erased: null,
    consent: null,
    withdrawnAt: null,
    dataUrl: null,
    mayWithdraw: false,
    photos: [],
    portraits: [],
    shares: [],
    mayShare: false,
    awaitsReveal: false,
    zip: null,
  },
} satisfies KnownOrder

function day(date: string): number {
  return Date.parse(date)
}

const pages = editionList.flatMap(
  (edition) =>
    [
      ...contentPages(edition, serviceSlugs),
      [
        edition,
        'thank-you',
        async () => (
          <main>
            <OrderReceipt order={order} />
            <OrderTimeline edition={edition} order={order} />
            <OrderErasure
              order={order}
              actions={{ busy: undefined, error: undefined, act: async () => false }}
            />
          </main>
        ),
      ],
    ] as const,
)

/** The text of a page, without the work sample, whose invented figures depend on the language. */
function read(html: string): string {
  const { document } = parseHTML(`<main>${html}</main>`)
  for (const part of document.querySelectorAll('#sample,.last-object')) part.remove()
  return document.toString().replace(/<[^>]*>/g, ' ')
}
/** Prices; amounts in thousands (K) are facts in prose, not prices. */
const amounts = (text: string) =>
  text.replace(/&#160;|&nbsp;|\u00a0/g, ' ').match(/(?:R\$ |\$)\d+(?:[.,]\d+)*(?![\dK])/g) ?? []
const dates = {
  'en-US': /\b(?:January|March|June) \d+, 20\d\d/g,
  'pt-BR': /\d+º? de (?:janeiro|março|junho) de 20\d\d/g,
}

describe.each(pages)('R-I18-05 R-I18-06 the %s edition of %s', (edition, screen, page) => {
  const own = editions[edition].locale
  it.each(locales.filter((locale) => locale !== own))(
    'has the same prices and dates in %s',
    async (other) => {
      const [mine, theirs] = await Promise.all(
        [own, other].map(async (locale) => read(await renderPage(screen, edition, await page(), locale))),
      )
      expect(theirs).not.toBe(mine)
      expect(amounts(theirs ?? '')).toEqual(amounts(mine ?? ''))
      for (const [locale, form] of Object.entries(dates))
        expect((theirs ?? '').match(form) ?? []).toHaveLength(
          locale === other ? ((mine ?? '').match(dates[own]) ?? []).length : 0,
        )
    },
  )
})

it('R-I18-05 the pages above contain prices and dates', async () => {
  const all = await Promise.all(
    pages.map(async ([edition, screen, page]) => read(await renderPage(screen, edition, await page()))),
  )
  expect(all.flatMap(amounts).length).toBeGreaterThan(300)
  expect(all.join().match(dates['pt-BR'])).toEqual(expect.arrayContaining(['1º de março de 2026']))
})

/** Files that may use the edition's language instead of the page's: they address readers of that edition. */
const allowed = [
  'src/app/pages/NotFound.tsx',
  'src/features/contact/startContactForm.tsx',
  'src/features/desk/messages/MessageCard.tsx',
  'src/features/desk/messages/replyHref.ts',
  'src/features/desk/order/Corrections.tsx',
  'src/features/home/agent/agent.ts',
  'src/features/home/br/writeQuote.ts',
  'src/features/landing/EditionCards.tsx',
  'src/i18n/head.ts',
  'src/i18n/openPage.ts',
  'src/i18n/structuredData.ts',
  'src/ui/shell/EditionOffer.tsx',
  'src/ui/shell/EditionSwitch.tsx',
]

it('R-I18-05 a page formats dates, numbers and texts in its own language, not in that of its edition', () => {
  for (const edition of editionList) expect(languages).toHaveProperty(editions[edition].locale)
  expect(locales).toContain(sourceLocale)
  const editionsLanguage =
    /editions\[[\w.]+\]\??\.locale|editions\.\w+\.locale|\blocale\b[^}]*\} = editions\[/
  const found = sourceFiles(
    ['src/{features,i18n,sections,ui}/**/*.{ts,tsx}', 'src/app/pages/{NotFound,Failure,RouteFailure}.tsx'],
    ['**/server/**'],
  ).filter((file) => editionsLanguage.test(readFileSync(file, 'utf8')))
  expect(found).toEqual(allowed)
})
