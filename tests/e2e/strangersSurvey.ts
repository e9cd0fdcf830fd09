import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Edition } from '~/catalog/editions'
import { callFunction } from './callFunction'
import { translatable } from './measure'
import { paidCard, playStudio, startCard } from './provider'
import { putPhoto } from './putPhoto'
import { filler, type Stranger, translator, withStrangers } from './strangers'
import { pagesOf } from './survey'
import { holdBack, hydrated, newVisitor, origin } from './visit'
import { words } from './words'

/** Who changes a page before script is there, and how late a translator answers that comes after it. */
const companies: Company[] = [
  { before: ['translator', 'assistant'] },
  { before: ['forgetful', 'assistant'], late: [0, 300, 1000] },
  { before: ['assistant'], late: [300, 1000] },
  { before: ['translator', 'forgetful'] },
]
const widths = [390, 1440]

/** Everything is met with everything before a release; otherwise each page with one company at one width. */
const whole = Number(process.env.DEEPER ?? 1) >= 10
const meetings = (place: number) =>
  whole
    ? companies.flatMap((company) => widths.map((width) => ({ ...company, width })))
    : companies
        .slice(place % companies.length, (place % companies.length) + 1)
        .map((company) => ({ ...company, width: widths[place % 3 === 0 ? 1 : 0] ?? 390 }))

/** What the fields of a page hold after a filler that says nothing. */
const typed = 'Ana Lima'
const fill = (page: Page) =>
  page.evaluate(filler, {
    values: Object.fromEntries(
      ['name', 'customerName', 'message', 'words', 'search'].map((name) => [name, typed]),
    ),
  })

/** What a reader goes by: the heading and every sum, whatever a translator puts before a text. */
async function gist(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const text = (main?.innerText ?? '').replaceAll('·', '')
    return {
      title: document.querySelector('h1')?.textContent?.replaceAll('·', '').trim() ?? '',
      sums: text.match(/(?:R\$|\$) ?[\d.,]*\d/g) ?? [],
      values: [
        ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input,textarea)'),
      ].flatMap(({ name, value, type }) =>
        ['hidden', 'radio', 'checkbox', 'file'].includes(type) ? [] : [`${name}=${value}`],
      ),
    }
  })
}

type Company = { before: Stranger[]; late?: number[] }

/** A visit in which the fields are filled before script comes. @returns what it reads like before and after that */
async function visitOf(path: string, width: number, { before, late }: Company) {
  const page = await newVisitor({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    allow: /^Rendered anew|Failed to load resource/,
  })
  await withStrangers(...before)(page)
  const letScriptCome = await holdBack(page)
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await fill(page)
  const served = await gist(page)
  letScriptCome()
  // What wakes the parts of a page is its entry, which has run then.
  await page.waitForLoadState('load')
  if (path !== '/nowhere') await hydrated(page)
  if (late) await page.evaluate(translator, { delays: late })
  // The last answer of the translator, and what follows from it.
  await page.waitForTimeout(late || path.includes('session_id') ? 1100 : 50)
  return { page, served }
}

async function meets(path: string, place: number): Promise<void> {
  for (const { width, ...company } of meetings(place)) {
    const { page, served } = await visitOf(path, width, company)
    // What a session leads to is asked for after script has come: there an undisturbed visitor says what to expect.
    const alone = path.includes('session_id') && (await visitOf(path, width, { before: [] })).page
    const expected = alone ? await gist(alone) : served
    const met = { path, width, ...company }
    await expect.poll(async () => ({ ...met, ...(await gist(page)) })).toEqual({ ...met, ...expected })
    expect({ ...met, translatable: await translatable(page) }).toEqual({ ...met, translatable: [] })
  }
}

/** Lets strangers into every page of an edition. One file an edition, so that two look at once. */
export function describeStrangers(edition: Edition): void {
  it.each(pagesOf(edition).map((path, place) => [path, place] as const))('%s', meets)

  describe('of an order', () => {
    const sessions: Record<'unpaid' | 'paid' | 'delivered', string> = { unpaid: '', paid: '', delivered: '' }
    beforeAll(async () => {
      sessions.unpaid = await startCard(origin, edition)
      sessions.paid = await paidCard(origin, edition)
      await putPhoto(origin, sessions.paid, 0)
      sessions.delivered = await paidCard(origin, edition)
      await playStudio(origin, sessions.delivered)
    })
    it.each(Object.keys(sessions) as (keyof typeof sessions)[])('%s', async (state) => {
      const { thanks, upload } = words[edition]
      const place = Object.keys(sessions).indexOf(state)
      for (const path of [thanks, upload]) await meets(`${path}?session_id=${sessions[state]}`, place)
    })
  })
}

/** The same at the desk. */
export async function meetsAtDesk(): Promise<void> {
  const session = await paidCard(origin, 'us')
  await putPhoto(origin, session, 0)
  await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
  for (const [place, path] of ['/desk/today', '/desk/orders', '/desk/messages'].entries())
    await meets(path, place)
}
