import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressAt, allAddresses, editionsOf } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import { depth } from '../../depth'
import { paidCard, playStudio, startCard } from '../journeys/provider'
import { putPhoto } from '../journeys/putPhoto'
import { callFunction } from '../site/callFunction'
import { holdRequests, hydrated, newVisitor, origin } from '../site/visit'
import { words } from '../site/words'
import { translatable } from '../survey/measure'
import { pagesOf } from '../survey/survey'
import { autofill, installPageModifiers, type PageModifier, translator } from './strangers'

/** Combinations of software before script, and delays of a translator that starts after hydration. */
const companies: Company[] = [
  { before: ['translator', 'assistant'] },
  { before: ['forgetful', 'assistant'], late: [0, 300, 1000] },
  { before: ['assistant'], late: [300, 1000] },
  { before: ['translator', 'forgetful'] },
]
const widths = [390, 1440]

/** Before a release, every combination runs at every width; otherwise each page gets one combination at one width. */
const exhaustive = depth >= 10
const casesFor = (place: number) =>
  exhaustive
    ? companies.flatMap((company) => widths.map((width) => ({ ...company, width })))
    : companies
        .slice(place % companies.length, (place % companies.length) + 1)
        .map((company) => ({ ...company, width: widths[place % 3 === 0 ? 1 : 0] ?? 390 }))

/** Value that autofill sets without an event. */
const typed = 'Ana Lima'
const fill = (page: Page) =>
  page.evaluate(autofill, {
    values: Object.fromEntries(
      ['name', 'customerName', 'message', 'words', 'search'].map((name) => [name, typed]),
    ),
  })

/** Heading, amounts and field values, without translation marks. */
async function summary(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    // The agent's conversation begins with the script.
    const log = main?.querySelector<HTMLElement>('[role=log]')?.innerText ?? ''
    const text = (main?.innerText ?? '').replace(log, '').replaceAll('·', '')
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

type Company = { before: PageModifier[]; late?: number[] }

/** Visits a page and fills its fields before hydration. @returns the page and its summary before hydration */
async function visitOf(path: string, width: number, { before, late }: Company) {
  const page = await newVisitor({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    allow: /^Rendered anew|Failed to load resource/,
  })
  await installPageModifiers(...before)(page)
  const release = await holdRequests(page)
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await fill(page)
  const served = await summary(page)
  release()
  // The entry script, which hydrates islands, has run by the load event.
  await page.waitForLoadState('load')
  if (path !== '/nowhere') await hydrated(page)
  const translate = () => late && page.evaluate(translator, { delays: late })
  // The upload of a delivered order leads on to its page, which may be now.
  await Promise.resolve(translate()).catch(async () => {
    await page.waitForLoadState('load')
    await hydrated(page)
    await translate()
  })
  // Wait for the last translation and its effects.
  await page.waitForTimeout(late || path.includes('session_id') ? 1100 : 50)
  return { page, served }
}

async function expectUnchanged(path: string, place: number): Promise<void> {
  for (const { width, ...company } of casesFor(place)) {
    const { page, served } = await visitOf(path, width, company)
    // Session pages load data after hydration, so the expected summary comes from an unmodified visit.
    const unmodified = path.includes('session_id') && (await visitOf(path, width, { before: [] })).page
    const expected = unmodified ? await summary(unmodified) : served
    const testCase = { path, width, ...company }
    await expect
      .poll(async () => ({ ...testCase, ...(await summary(page)) }))
      .toEqual({ ...testCase, ...expected })
    expect({ ...testCase, translatable: await translatable(page) }).toEqual({ ...testCase, translatable: [] })
  }
}

const screens = [...new Set(allAddresses().map(({ screen }) => screen))]

/** From depth 2 on every page is visited in each of its editions, otherwise in one: they take turns. */
function isVisitedIn(edition: Edition, path: string): boolean {
  const screen = addressAt(path)?.screen
  if (depth > 1 || !screen) return true
  const editions: readonly Edition[] = editionsOf(screen)
  return editions[screens.indexOf(screen) % editions.length] === edition
}

/** Defines the tests of an edition. One test file per edition, so that both run in parallel. */
export function describeStrangers(edition: Edition): void {
  const pages = pagesOf(edition).map((path, place) => [path, place] as const)
  it.each(pages.filter(([path]) => isVisitedIn(edition, path)))('%s', expectUnchanged)

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
      for (const path of [thanks, upload])
        await expectUnchanged(`${path}?session_id=${sessions[state]}`, place)
    })
  })
}

/** Runs the same checks on desk pages. */
export async function surveyDesk(): Promise<void> {
  const session = await paidCard(origin, 'us')
  await putPhoto(origin, session, 0)
  await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
  for (const [place, path] of ['/desk/today', '/desk/messages', '/desk/help'].entries())
    await expectUnchanged(path, place)
}
