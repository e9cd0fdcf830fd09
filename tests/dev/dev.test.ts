import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testimonials } from '~/catalog/owner/testimonials'
import type { Money, PriceRow } from '~/catalog/prices'
import { priceOf } from '~/catalog/prices'
import { site as ownerSite } from '~/catalog/site'
import { amountText } from '~tests/prices'
import { browserOptions, installBrowser } from '../e2e/site/browser'
import { type Edit, serveSource } from './devSite'

type Shown = 'us' | 'br' | 'payment' | 'desk'
/** Timeout in milliseconds for slow machines; a palette change restarts the server. */
const timeout = 150_000

const paths: Record<Shown, string> = { us: '/us', br: '/br', payment: '/payment', desk: '/desk' }

const launch = priceOf('us', 'home', 'launch')
const pro = priceOf('us', 'checkout', 'ai-photos', 'pro')
/** Raises a price of the book by a dollar, however the file is formatted. */
const raise = ({ id, plan, amount }: PriceRow): Edit => {
  const file = 'src/catalog/owner/prices.json'
  const place = new RegExp(`"${id}":\\s*\\{\\s*"${plan}":\\s*\\{\\s*"price":\\s*(?=${amount / 100}\\b)`)
  const [before = id] = place.exec(readFileSync(file, 'utf8')) ?? []
  return [file, `${before}${amount / 100}`, `${before}${amount / 100 + 1}`]
}
/** A price of the book as printed when it is a dollar higher. */
const raised = ({ amount, currency }: Money) => amountText({ amount: amount + 100, currency })

let site: Awaited<ReturnType<typeof serveSource>>
let browser: Browser
const open: Page[] = []
let undo = () => {}

beforeAll(async () => {
  installBrowser()
  site = await serveSource()
  browser = await chromium.launch(browserOptions())
})
afterEach(async () => {
  undo()
  undo = () => {}
  for (const page of open.splice(0)) await page.close()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function visit(path: string): Promise<Page> {
  const page = await browser.newPage()
  open.push(page)
  page.setDefaultTimeout(timeout)
  await page.goto(site.origin + path)
  await page.waitForFunction(() => {
    const { hydrate, hydrated } = document.documentElement.dataset
    return hydrate !== 'now' || hydrated
  })
  // The HMR connection opens after the page has loaded.
  await sleep(1500)
  return page
}

/** Waits until an expression is true in the page, without reloading. */
const becomesTrue = (page: Page, expression: string) =>
  expect.poll(() => page.evaluate(expression).catch(() => undefined), { timeout }).toBe(true)

const html = (text: string) => `document.documentElement.innerHTML.includes(${JSON.stringify(text)})`
const style = (selector: string, property: string, value: string) =>
  `getComputedStyle(document.querySelector('${selector}')).${property} === '${value}'`

it('starts without a warning', () => {
  expect(site.terminal()).toContain(`Site     ${site.origin}/`)
  expect(site.terminal()).not.toMatch(/warn|error|fail/i)
})

const footer = 'src/ui/shell/Footer.tsx'
const header = 'src/features/desk/shell/DeskHeader.tsx'
const night = '<header data-bar className="on-night'
const outline = style('body', 'outlineColor', 'rgb(1, 2, 3)')
const ink = style('body', 'color', 'oklch(0.5 0.2 142)')
const changes: [what: string, edits: Edit[], seen: Partial<Record<Shown, string>>][] = [
  [
    'a component',
    [
      [footer, '<footer', '<footer data-changed=""'],
      [header, '<header', '<header data-changed=""'],
    ],
    {
      us: html('data-changed'),
      br: html('data-changed'),
      payment: html('data-changed'),
      desk: html('data-changed'),
    },
  ],
  [
    'a style',
    [['src/ui/theme/base.css', 'body{', 'body{outline:3px solid rgb(1,2,3);']],
    { us: outline, br: outline, payment: outline, desk: outline },
  ],
  [
    'a class that no page had',
    [
      ['src/features/home/us/UsHome.tsx', '<main', '<main className="tracking-[3.5px]"'],
      ['src/features/home/br/BrHome.tsx', '<main', '<main className="tracking-[3.5px]"'],
      ['src/features/checkout/Checkout.tsx', '<main', '<main className="tracking-[3.5px]"'],
      [header, night, `${night} tracking-[3.5px]`],
    ],
    {
      us: style('main', 'letterSpacing', '3.5px'),
      br: style('main', 'letterSpacing', '3.5px'),
      payment: style('main', 'letterSpacing', '3.5px'),
      desk: style('header', 'letterSpacing', '3.5px'),
    },
  ],
  [
    'the palette',
    [['src/ui/theme/palette.ts', "ink: 'oklch(0.24 0.03 285)'", "ink: 'oklch(0.5 0.2 142)'"]],
    { us: ink, br: ink, payment: ink, desk: ink },
  ],
  [
    'a text of the source',
    [
      ['src/features/home/content/us/hero.ts', 'Wake up to more customers', 'Wake up to a changed store'],
      ['src/features/checkout/content.ts', 'Processing time: 24–48 hours', 'Processing time: changed'],
    ],
    { us: html('Wake up to a changed store'), payment: html('Processing time: changed') },
  ],
  [
    'a value of the owner',
    [['src/catalog/owner/testimonials.json', testimonials.us[0]?.role ?? '', 'Owner of a changed store']],
    { us: html('Owner of a changed store') },
  ],
  ['a price', [raise(launch), raise(pro)], { us: html(raised(launch)), payment: html(raised(pro)) }],
  [
    "an owner's value",
    [['src/catalog/owner/business.json', `"brand": "${ownerSite.brand}"`, '"brand": "Zorvala"']],
    { us: html('Zorvala'), br: html('Zorvala'), payment: html('Zorvala'), desk: html('Zorvala') },
  ],
  [
    'a file that the editor of the desk saves',
    [['src/catalog/owner/openingHours.json', '"closes": "14:00"', '"closes": "14:45"']],
    { us: html('14:45'), br: html('14:45') },
  ],
  [
    'a translation',
    [['locales/pt-BR/home/br.po', 'Palavra de quem já contratou', 'Palavra de quem mudou']],
    { br: html('Palavra de quem mudou') },
  ],
]

describe('without a manual reload, a page shows a change of', () => {
  it.each(changes)('%s', async (_, edits, seen) => {
    const shown = Object.entries(seen) as [Shown, string][]
    const pages = await Promise.all(shown.map(async ([name]) => visit(paths[name])))
    undo = site.edit(...edits)
    await Promise.all(pages.map((page, index) => becomesTrue(page, shown[index]?.[1] ?? '')))
  })
})

it('starts the editor of the desk', async () => {
  const page = await visit('/desk/site')
  await page.locator('#nc-root').getByRole('button', { name: 'Work with Local Repository' }).waitFor()
})

const checkout = 'src/features/checkout/Checkout.tsx'
const thrown = "if (Date.now()) throw new Error('Planted')"
const failures: [what: string, shown: Shown, edit: Edit, place: RegExp][] = [
  [
    'a syntax error in a file that only the Worker has',
    'us',
    ['src/features/home/us/UsHome.tsx', '<main id="main">', '<main id="main" <>'],
    /UsHome\.tsx:\d+/,
  ],
  [
    'a runtime error in a file that only the Worker has',
    'us',
    ['src/features/home/us/UsHome.tsx', '  return (', `  ${thrown}\n  return (`],
    /Planted[\s\S]*UsHome\.tsx:\d+/,
  ],
  [
    'a syntax error on a hydrated page',
    'payment',
    [checkout, '<main id="main">', '<main id="main" <>'],
    /Checkout\.tsx: .*\(\d+:\d+\)/,
  ],
  [
    'a runtime error on a hydrated page',
    'payment',
    [checkout, '  const { t } = useLingui()', `  const { t } = useLingui()\n  ${thrown}`],
    /Planted[\s\S]*Checkout\.tsx:\d+/,
  ],
  [
    'a syntax error in the entry of the Worker',
    'us',
    ['src/app/server.ts', 'const app = new Hono()', 'const app = new Hono('],
    /server\.ts:\d+/,
  ],
]
const overlay = "document.querySelector('vite-error-overlay')?.shadowRoot.textContent ?? ''"

describe('browser and terminal show file, line and reason, and the page recovers automatically, after', () => {
  it.each(failures)('%s', async (_, shown, edit, place) => {
    const page = await visit(paths[shown])
    const outputBefore = site.terminal().length
    undo = site.edit(edit)
    await expect.poll(() => page.evaluate(overlay).catch(() => ''), { timeout }).toMatch(place)
    expect(site.terminal().slice(outputBefore)).toMatch(place)
    undo()
    undo = () => {}
    await expect
      .poll(() => page.evaluate(`!(${overlay}) && !!document.querySelector('main')`).catch(() => false), {
        timeout,
      })
      .toBe(true)
  })
})
