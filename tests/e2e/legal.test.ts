import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { barriers, desktop, hydrated, origin, phone, visit } from './visit'

const editions = {
  us: {
    lang: 'en-US',
    updated: 'Last updated: January 1, 2025',
    email: 'hello@alvora.example',
    phone: ['+15550100100', '+1 555 010 0100'],
    whatsapp: ['15550100100', '+1 555 010 0100'],
    privacy: '/privacy-policy',
    terms: '/terms-of-service',
    titles: { privacy: 'Privacy policy', terms: 'Terms of service' },
    facts: {
      privacy: [
        /90 days/,
        /no cookies/i,
        /24 hours/,
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
    updated: 'Última atualização: 1º de janeiro de 2025',
    email: 'ola@alvora.example',
    phone: ['+555501001000', '+55 55 0100 1000'],
    whatsapp: ['555501001000', '+55 55 0100 1000'],
    privacy: '/privacy-policy-br',
    terms: '/terms-of-service-br',
    titles: { privacy: 'Política de privacidade', terms: 'Termos de serviço' },
    facts: {
      privacy: [/90 dias/, /sem cookies/i, /24 horas/, /localização/, /armazenamento privado/, /artigo 18/],
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

  it('R-LEG-01 R-LEG-02 R-TIM-19 X-29 says what it is and since when', async () => {
    const page = await hydrated(await visit(path))
    expect(await page.locator('html').getAttribute('lang')).toBe(f.lang)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(f.titles[name])
    expect(await page.getByText(f.updated, { exact: true }).count()).toBe(1)
    expect(await page.locator('main time').getAttribute('datetime')).toBe('2025-01-01')
  })

  it('R-TIM-19 keeps its date for a reader far in the west', async () => {
    const page = await hydrated(await visit(path, { timezoneId: 'Pacific/Honolulu' }))
    expect(await page.getByText(f.updated, { exact: true }).count()).toBe(1)
  })

  it('R-LEG-03 tells how to reach the owner', async () => {
    const page = await hydrated(await visit(path))
    const block = page.locator('main section').last()
    expect(await block.innerText()).toContain('Alvora')
    const expected = [
      [`mailto:${f.email}`, f.email],
      [`tel:${f.phone[0]}`, f.phone[1]],
      [`https://wa.me/${f.whatsapp[0]}`, f.whatsapp[1]],
    ] as const
    for (const [href, shown] of expected)
      expect(await block.locator(`a[href="${href}"]`).innerText()).toContain(shown)
  })

  it('R-LEG-04 R-DAT-18 says what the site really does', async () => {
    const page = await hydrated(await visit(path))
    const text = await page.locator('main').innerText()
    for (const fact of [...f.facts[name], ...both[name]]) expect(text).toMatch(fact)
    expect(text).not.toMatch(/[{}]/)
  })

  it('has contents that lead to each numbered section, without script', async () => {
    const page = await visit(path, { javaScriptEnabled: false, reducedMotion: 'reduce' })
    const links = page.locator('main nav a')
    const headings = page.locator('main section h2')
    expect(await links.count()).toBeGreaterThanOrEqual(13)
    expect(await links.count()).toBe(await headings.count())
    for (const [index, link] of (await links.all()).entries()) {
      const href = await link.getAttribute('href')
      const heading = headings.nth(index)
      expect(`#${await heading.getAttribute('id')}`).toBe(href)
      expect(await heading.innerText()).toMatch(new RegExp(`^${index + 1}\\.`))
    }
    await links.nth(4).click()
    const top = await headings.nth(4).evaluate((heading) => heading.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(80)
    expect(top).toBeLessThan(200)
  })

  it('is set in lines of 68 characters at most', async () => {
    const page = await visit(path, { viewport: { width: 1440, height: 900 } })
    const longest = await page.locator('main section p').evaluateAll((paragraphs) => {
      let most = 0
      for (const paragraph of paragraphs) {
        const words = (paragraph.textContent ?? '').split(/(?<= )/)
        const text = paragraph.firstChild
        const range = document.createRange()
        let [at, line, top] = [0, 0, Number.NaN]
        for (const word of text?.nodeType === Node.TEXT_NODE ? words : []) {
          range.setStart(text as Node, at)
          range.setEnd(text as Node, at + word.trimEnd().length)
          const wordTop = range.getBoundingClientRect().top
          line = Math.abs(wordTop - top) < 2 ? line + word.length : word.length
          most = Math.max(most, line - (word.length - word.trimEnd().length))
          top = wordTop
          at += word.length
        }
      }
      return most
    })
    expect(longest).toBeGreaterThan(40)
    expect(longest).toBeLessThanOrEqual(68)
  })

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('R-A11-01 axe finds nothing on %s', async (_, device) => {
    const page = await hydrated(await visit(path, { ...device, reducedMotion: 'reduce' }))
    await page.waitForLoadState('networkidle')
    expect(await barriers(page)).toEqual([])
  })
})

it.each(['/', '/ai-photo-service-us', '/ai-photo-service-br', '/privacy-policy', '/terms-of-service-br'])(
  'R-LEG-01 the footer of %s leads to both pages',
  async (path) => {
    const page = await visit(path)
    const hrefs = await page
      .getByRole('contentinfo')
      .locator('a[href*="privacy"], a[href*="terms"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs).toHaveLength(2)
    for (const href of hrefs) expect((await fetch(origin + href, { redirect: 'manual' })).status).toBe(200)
  },
)

it('R-LEG-04 R-DAT-18 R-UPL-26 states the very limits that the server keeps', () => {
  const source = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')
  expect(source('server/db/due.ts')).toMatch(/keptAfterEnd = 90 \* day\n/)
  expect(source('server/db/due.ts')).toMatch(/keptWithoutLife = 180 \* day\n/)
  expect(source('server/db/due.ts')).toMatch(/notice = 14 \* day\n/)
  expect(source('server/photos/photoLink.ts')).toMatch(/linkHours = 24\b/)
  expect(source('schemas/photoLimits.ts')).toMatch(/photosPerOrder = 30\b/)
})

it('R-LEG-04 R-GEN-06 R-API-10 leaves no cookie and keeps nothing but the place on the page, as it says', async () => {
  for (const path of ['/', '/ai-photo-service-us', '/payment-br', '/privacy-policy']) {
    const page = await hydrated(await visit(path))
    const foreign: string[] = []
    page.on('request', (request) => !request.url().startsWith(origin) && foreign.push(request.url()))
    await page.reload({ waitUntil: 'networkidle' })
    expect(await page.context().cookies()).toEqual([])
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(kept.filter((key) => !key.startsWith('tsr-scroll-restoration'))).toEqual([])
    expect(foreign.filter((url) => url.startsWith('http'))).toEqual([])
  }
})
