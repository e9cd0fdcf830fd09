import { addressAt, allAddresses } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import { serviceSlugs } from '~/catalog/products'
import { visibleText } from '~/ui/bindWords'
import { readCatalogues } from '../../catalogues'
import { depth } from '../../depth'
import { lineFaults } from '../site/lineFaults'
import { axeViolations, axeViolationsNow, hydrated, origin, visit } from '../site/visit'
import {
  barEdges,
  blankControls,
  clippedFocusRings,
  clippedTexts,
  covered,
  landmarkFaults,
  overflow,
  pageWideSelectors,
  setTextSize,
  smallTargets,
  translatable,
} from './measure'

/** Pages to survey: every address of an edition, plus states that need more than an address. */
export function pagesOf(edition: Edition): string[] {
  const own = allAddresses()
    .filter((address) => address.edition === edition)
    .map(({ path }) => path)
  const upload = allAddresses().find((address) => address.screen === 'upload' && address.edition === edition)
  return [...own, `${upload?.path}?session_id=cs_test_nobody`, ...(edition === 'us' ? ['/nowhere'] : [])]
}

/** Faults of a page by kind; each includes the width or mode where it occurs. */
type Faults = Record<
  | 'barriers'
  | 'cut'
  | 'covered'
  | 'rings'
  | 'narrow'
  | 'landmarks'
  | 'searches'
  | 'foreign'
  | 'lines'
  | 'translatable',
  string[]
>

export type Survey = Faults & {
  /** Text of `main` as served, and after hydration. */
  served: string
  afterHydration: string
  headlines: number
  mains: number
  language: string | null
  /** Resource type and URL of every request of the page. */
  asked: string[]
}

/** Whether this is the first page with its layout: forced colors or a wide bar affect all pages of a layout alike. */
const firstOfItsKind = (path: string) => {
  const screen = addressAt(path)?.screen
  return !serviceSlugs.some((slug) => slug === screen) || screen === serviceSlugs[0]
}

/** axe rules whose result depends on layout; the other rules give the same result in every mode. */
const ofLayout = ['target-size', 'scrollable-region-focusable', 'link-in-text-block']

/**
 * Visits a page once and collects its faults at every width, text size and color mode. Loading a page costs more
 * than all checks on it, so the tests share one survey per page.
 */
export async function survey(path: string, edition: Edition): Promise<Survey> {
  const asked: string[] = []
  const thorough = depth > 1 || firstOfItsKind(path)
  const page = await visit(path, {
    viewport: { width: 390, height: 844 },
    // Only `/` follows the visitor's language; every other address has a fixed one, so request the opposite.
    locale: (edition === 'us') === (path === '/') ? 'en-US' : 'pt-BR',
    allow: /Failed to load resource/,
    onRequest: (request) => asked.push(`${request.resourceType()} ${request.url()}`),
  })
  const faults: Faults = {
    barriers: [],
    cut: [],
    covered: [],
    rings: [],
    narrow: [],
    landmarks: [],
    searches: [],
    foreign: [],
    lines: [],
    translatable: [],
  }
  const note = (kind: keyof Faults, where: string, found: string[]) =>
    faults[kind].push(...found.map((fault) => `${where}: ${fault}`))
  const main = () => page.locator('main').first().innerText()

  const served = await main()
  // Check halfway and at the end of the page, while scroll animations run; only colors differ between the two.
  const halfway = [0.45, undefined] as const
  const end = [1, ['color-contrast']] as const
  for (const [share, rules] of thorough ? [halfway, end] : [halfway]) {
    await page.evaluate((part) => {
      scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' })
    }, share)
    note('barriers', `in motion at ${share}`, await axeViolationsNow(page, rules))
  }
  if (path !== '/nowhere') await hydrated(page)
  const afterHydration = await main()
  faults.foreign = await foreignPhrases(await allText(page), edition)
  faults.landmarks = await landmarkFaults(page)
  faults.translatable = await translatable(page)
  faults.searches = await pageWideSelectors(page)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Resizing costs as much as the checks at a width, so visit each width once.
  for (const width of thorough ? [320, 390, 768, 1024, 1280, 1440, 1920] : [320, 390, 1280]) {
    await page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
    note('cut', `${width}`, await clippedTexts(page))
    note('lines', `${width}`, await lineFaults(page, { lengths: width >= 1280 }))
    if (width === 320) {
      faults.narrow = [...(await overflow(page)), ...(await smallTargets(page))]
      continue
    }
    // Widths between two of these use the layout of the narrower one, with more room.
    if ((thorough ? [390, 768, 1024, 1440] : [390, 1280]).includes(width))
      note('covered', `${width}`, await covered(page))
    if (width === 1280)
      note(
        'barriers',
        'wide',
        await axeViolations(page, thorough ? undefined : ['color-contrast', ...ofLayout]),
      )
    if (width === 390 || (thorough && width === 1280))
      note('rings', `${width}`, await clippedFocusRings(page))
    if (width === 390 && thorough) {
      await page.emulateMedia({ forcedColors: 'active' })
      // Forced colors come from the visitor's system, and axe reads the specified colors, not the painted ones.
      note('barriers', 'own colours', await axeViolations(page, ofLayout))
      await page.emulateMedia({ forcedColors: 'none' })
    }
    if (width === 390 || (thorough && (width === 768 || width === 1280))) {
      for (const size of [24, 32]) {
        await setTextSize(page, size)
        note('cut', `text of ${size} px at ${width}`, [
          ...(await clippedTexts(page)),
          ...(await blankControls(page)),
          ...(await barEdges(page)),
        ])
      }
      if (width === 390 && thorough)
        note('barriers', 'text of 32 px', await axeViolations(page, ['color-contrast', ...ofLayout]))
      await setTextSize(page, 16)
      // Only the root font grows here, so the desktop layout must fit the larger text.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      note('cut', `root of 200% at ${width}`, await clippedTexts(page, { cards: false }))
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
  }
  // A4 without margins.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 688, height: 970 })
  note('cut', 'on paper', await clippedTexts(page, { paper: true }))
  const facts = await page.evaluate(() => ({
    headlines: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main#main').length,
    language: document.documentElement.getAttribute('lang'),
  }))
  return { ...faults, ...facts, served, afterHydration, asked }
}

/** Paths of the scripts that the page requested. */
export const scriptsOf = ({ asked }: Survey) =>
  asked
    .filter((line) => line.startsWith(`script ${origin}/`))
    .map((line) => new URL(line.slice('script '.length)).pathname)

/** All text of a page: visible text, accessible names and head. */
async function allText(page: Awaited<ReturnType<typeof visit>>): Promise<string> {
  const text = visibleText(await page.locator('html').innerText())
  const attributes = await page
    .locator('[alt], [aria-label], [title], meta[content]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['alt', 'aria-label', 'title', 'content'].map((name) => element.getAttribute(name) ?? ''),
      ),
    )
  return [text, await page.title(), ...attributes].join('\n')
}

let phrases: Promise<Record<Edition, string[]>> | undefined

/** Phrases of three or more words on the page that are in the other edition's language. */
async function foreignPhrases(text: string, edition: Edition): Promise<string[]> {
  phrases ??= readCatalogues('pt-BR').then((entries) => {
    const differing = entries.filter(
      ({ message, translation }) => message !== translation && !/[{<]/.test(message + translation),
    )
    const long = (message: string) => message.split(/\s+/).length >= 3
    return {
      us: differing.map(({ translation }) => translation).filter(long),
      br: differing.map(({ message }) => message).filter(long),
    }
  })
  const foreign = (await phrases)[edition]
  if (foreign.length < 50) throw new Error('Too few phrases to know a language by')
  return foreign.filter((phrase) => text.includes(phrase))
}
