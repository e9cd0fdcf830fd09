import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import { faces } from '~/catalog/owner/faces'
import { formatPhone } from '~/catalog/phone'
import { site } from '~/catalog/site'
import { shareDays } from '~/core/schemas/share'
import { longDate } from '~/i18n/longDate'
import { served, textOf } from '~tests/e2e/site/served'
import { hydrated, newVisitor, origin, visit } from '~tests/e2e/site/visit'
import { elementsWithText } from '~tests/e2e/survey/elementsWithText'
import { sourceFiles } from '~tests/sourceFiles'
import { kept } from './keptDays'

/** Days in words: `1, 7, or 30`. */
const listed = (days: readonly number[], language: string) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(days.map(String))

const updated = new Date(site.legalUpdated)

const editions = {
  us: {
    lang: 'en-US',
    updated: `Last updated: ${longDate(updated, 'en-US')}`,
    privacy: '/privacy-policy',
    terms: '/terms-of-service',
    titles: { privacy: 'Privacy policy', terms: 'Terms of service' },
    facts: {
      privacy: [
        kept.us,
        /180 days after/,
        new RegExp(`${faces.warningDays} days before`),
        /keep daily counts of how often pages were opened/,
        /no cookies/i,
        /download link works for up to 24 hours/,
        /Thumbnails in our emails work until the portraits are deleted/,
        new RegExp(`a link you share expires after ${listed(shareDays, 'en')} days`, 'i'),
        /location/,
        /private storage/,
        /Article 18/,
        /Instagram/,
      ],
      terms: [
        /30-day money-back/,
        /within 7 days/,
        /Article 49/,
        /up to 30 photos/,
        /US dollars/,
        /24–48 hours/,
      ],
    },
  },
  br: {
    lang: 'pt-BR',
    updated: `Última atualização: ${longDate(updated, 'pt-BR')}`,
    privacy: '/privacy-policy-br',
    terms: '/terms-of-service-br',
    titles: { privacy: 'Política de privacidade', terms: 'Termos de serviço' },
    facts: {
      privacy: [
        kept.br,
        /180 dias depois/,
        new RegExp(`${faces.warningDays} dias antes`),
        /Contamos por dia, em cada idioma/,
        /sem cookies/i,
        /link de download funciona por até 24 horas/,
        /miniaturas nos nossos e-mails funcionam até os retratos serem apagados/,
        new RegExp(`um link que você compartilha expira depois de ${listed(shareDays, 'pt')} dias`, 'i'),
        /localização/,
        /armazenamento privado/,
        /artigo 18/,
      ],
      terms: [
        /reembolso de 30 dias/,
        /em até 7 dias/,
        /artigo 49/,
        /até 30 fotos/,
        /dólares/,
        /menos de 24 horas/,
      ],
    },
  },
} as const

const both = {
  privacy: [/Stripe/, /PayPal/, /Cloudflare/, /LGPD/, /GDPR/, /ANPD/],
  terms: [/Stripe/, /PayPal/, /CDC/],
}

const pages = (['us', 'br'] as const).flatMap((edition) =>
  (['privacy', 'terms'] as const).map((name) => ({ edition, name, path: editions[edition][name] })),
)

describe.each(pages)('$path', ({ edition, name, path }) => {
  const f = editions[edition]
  const read = async () => {
    const { document } = await served(path)
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    return { document, all, main: document.querySelector('main') }
  }

  it('R-LEG-01 R-LEG-02 R-TIM-19 X-29 has its title and date', async () => {
    const { document, all, main } = await read()
    expect(document.documentElement.lang).toBe(f.lang)
    expect(all('h1').map(textOf)).toEqual([f.titles[name]])
    expect(elementsWithText(main, f.updated)).toHaveLength(1)
    expect(all('main time').map((time) => time.getAttribute('datetime'))).toEqual([site.legalUpdated])
  })

  it('R-LEG-03 has the contacts of the owner', async () => {
    const { all } = await read()
    const block = all('main section').at(-1)
    expect(textOf(block)).toContain(site.brand)
    const { email, phone, whatsapp } = site.contact[edition]
    const expected = [
      [`mailto:${email}`, email],
      [`tel:${phone}`, formatPhone(phone)],
      [`https://wa.me/${whatsapp}`, formatPhone(whatsapp)],
    ] as const
    for (const [href, shown] of expected)
      expect(textOf(block?.querySelector(`a[href="${href}"]`))).toContain(shown)
  })

  it('R-LEG-04 R-DAT-18 states what the site does', async () => {
    const { main } = await read()
    for (const fact of [...f.facts[name], ...both[name]]) expect(textOf(main)).toMatch(fact)
    expect(textOf(main)).not.toMatch(/[{}]/)
  })

  it('R-LEG-03 email addresses in its text are links', async () => {
    const { all } = await read()
    const texts = all('main section :is(p, li)').filter((text) => textOf(text).includes('@'))
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts)
      expect(text.querySelector(`a[href="mailto:${site.contact[edition].email}"]`)).not.toBeNull()
  })

  it('has a table of contents with each numbered section', async () => {
    const { all } = await read()
    const hrefs = all('main nav a').map((link) => link.getAttribute('href'))
    const headings = all('main section h2')
    expect(hrefs.length).toBeGreaterThanOrEqual(13)
    expect(hrefs).toEqual(headings.map(({ id }) => `#${id}`))
    for (const [index, heading] of headings.entries())
      expect(textOf(heading)).toMatch(new RegExp(`^${index + 1}\\.`))
  })

  it('R-TIM-19 shows the same date in every time zone, links to its sections and has lines of at most 68 characters', async () => {
    const page = await visit(path, {
      viewport: { width: 1440, height: 900 },
      timezoneId: 'Pacific/Honolulu',
      reducedMotion: 'reduce',
    })
    const longest = await page.locator('main section p').evaluateAll((paragraphs) => {
      let most = 0
      for (const paragraph of paragraphs) {
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        let [line, top] = [0, Number.NaN]
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          let at = 0
          for (const word of (text.nodeValue ?? '').split(/(?<= )/)) {
            range.setStart(text, at)
            range.setEnd(text, at + word.trimEnd().length)
            const wordTop = range.getBoundingClientRect().top
            line = Math.abs(wordTop - top) < 4 ? line + word.length : word.length
            most = Math.max(most, line - (word.length - word.trimEnd().length))
            top = wordTop
            at += word.length
          }
        }
      }
      return most
    })
    expect(longest).toBeGreaterThan(40)
    expect(longest).toBeLessThanOrEqual(68)
    await page.locator('main nav a').nth(4).click()
    const heading = page.locator('main section h2').nth(4)
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(80)
    expect(top).toBeLessThan(200)
    // The table of contents marks the current section in browsers with `:target-current`.
    const marked = () =>
      page.evaluate(() =>
        CSS.supports('selector(:target-current)')
          ? document.querySelector('main nav a:target-current')?.getAttribute('href')
          : location.hash,
      )
    await expect.poll(marked).toBe(await page.evaluate(() => location.hash))
    await hydrated(page)
    expect(await page.getByText(f.updated, { exact: true }).count()).toBe(1)
  })
})

it.each(['/', '/ai-photo-service-us', '/ai-photo-service-br', '/privacy-policy', '/terms-of-service-br'])(
  'R-LEG-01 the footer of %s links to both pages',
  async (path) => {
    const { document } = await served(path)
    const links = document.querySelectorAll(
      'footer :is(a[href*="privacy"], a[href*="terms"]):not([hreflang])',
    )
    expect(links).toHaveLength(2)
    for (const link of links) expect((await served(link.getAttribute('href') ?? '')).status).toBe(200)
  },
)

/** The challenge of the contact forms, if the owner uses one. */
const challenge = 'https://challenges.cloudflare.com/'

it('R-LEG-04 R-GEN-06 R-API-10 sets no cookie and stores only the scroll position, as stated', async () => {
  const page = await newVisitor({ allow: /./ })
  const foreign: string[] = []
  page.on('request', (request) => request.url().startsWith(origin) || foreign.push(request.url()))
  for (const path of ['/', '/ai-photo-service-us', '/payment-br', '/privacy-policy']) {
    await page.goto(origin + path)
    await hydrated(page)
  }
  expect(await page.context().cookies()).toEqual([])
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored.filter((key) => !key.startsWith('tsr-scroll-restoration'))).toEqual([])
  expect(
    foreign.filter((url) => url.startsWith('http') && !(site.turnstileSiteKey && url.startsWith(challenge))),
  ).toEqual([])
})

it.each(allAddresses().map(({ path }) => path))('R-LEG-04 %s sets no cookie', async (path) => {
  expect((await served(path)).headers.get('set-cookie')).toBeNull()
})

/** Browser storage keys of the site, with the texts of the privacy policy about them. */
const storageKeys = {
  'tsr-scroll-restoration-v1_3': [/how far you have scrolled/, /até onde você rolou/],
  edition: [
    /whether you have chosen a language or closed the note that offers one/,
    /se você escolheu um idioma ou fechou o aviso/,
  ],
  reloaded: [/the last version of the site it had to reload/, /qual versão do site ele precisou recarregar/],
  powerUps: [/which add-ons you have chosen/, /quais add-ons você escolheu/],
  prepared: [/the request for them in your message/, /a solicitação deles na sua mensagem/],
  checkoutKey: [
    /the random number of your payment form/,
    /o número aleatório do seu formulário de pagamento/,
  ],
} as const

describe('browser storage', () => {
  it('R-LEG-04 is fully listed in the privacy policy of both editions', async () => {
    for (const [edition, path] of [editions.us.privacy, editions.br.privacy].entries()) {
      const text = textOf((await served(path)).document.querySelector('main'))
      expect(text).toMatch([/session storage/, /armazenamento de sessão/][edition] ?? '')
      for (const [name, words] of Object.entries(storageKeys))
        expect(text, name).toMatch(words[edition] ?? '')
    }
  })

  it('R-LEG-04 R-GEN-06 has exactly the keys that the code uses', async () => {
    const files = sourceFiles('src/**/*.{ts,tsx}')
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const storage = [
      ...[...code.matchAll(/\bsessionStorage\.(?!getItem|setItem|removeItem)(\w+)/g)].map(([, name]) => name),
      ...[...code.matchAll(/\bs\.(\w+)=1/g)].map(([, name]) => name),
      ...[...code.matchAll(/sessionStorage\.setItem\(['"](\w+)/g)].map(([, name]) => name),
    ]
    const history = [...code.matchAll(/updateHistoryState\(\{ (\w+)/g)].map(([, name]) => name)
    expect([...new Set([...storage, ...history])].sort()).toEqual(
      Object.keys(storageKeys)
        .filter((name) => !name.startsWith('tsr-'))
        .sort(),
    )
    expect(code).not.toMatch(/\blocalStorage\b|document\.cookie|indexedDB/)
  })

  it.runIf(site.leadsToOtherEdition)(
    'R-LEG-04 has only listed keys after a visit: a chosen edition, a checkout, an upload',
    async () => {
      const page = await visit('/privacy-policy-br', { locale: 'pt-BR' })
      await page.locator('footer').getByRole('link', { name: 'English' }).click()
      await page.waitForURL('**/privacy-policy')
      await hydrated(await goTo(page, '/payment'))
      await goTo(page, '/upload?session_id=cs_test_nobody')
      const names = await page.evaluate(() => [
        Object.keys(sessionStorage),
        Object.keys(localStorage),
        document.cookie,
      ])
      expect(names[0]).toContain('edition')
      for (const name of names[0] ?? []) expect(Object.keys(storageKeys)).toContain(name)
      expect(names.slice(1)).toEqual([[], ''])
    },
  )
})

async function goTo(page: Page, path: string): Promise<Page> {
  await page.goto(origin + path)
  return page
}
