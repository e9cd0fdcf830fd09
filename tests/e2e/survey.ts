import { addressAt, allAddresses } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import { serviceSlugs } from '~/catalog/products'
import { asRead } from '~/ui/bindWords'
import { readCatalogues } from '../catalogues'
import { lineFaults } from './lineFaults'
import {
  barEdges,
  blankControls,
  covered,
  cutRings,
  cutTexts,
  landmarkFaults,
  overflow,
  setTextSize,
  smallTargets,
  translatable,
  wholeSearches,
} from './measure'
import { barriers, barriersInMotion, hydrated, origin, visit } from './visit'

/** The pages to look over: every address of an edition, and the states of it that an address alone does not show. */
export function pagesOf(edition: Edition): string[] {
  const own = allAddresses()
    .filter((address) => address.edition === edition)
    .map(({ path }) => path)
  const upload = allAddresses().find((address) => address.screen === 'upload' && address.edition === edition)
  return [...own, `${upload?.path}?session_id=cs_test_nobody`, ...(edition === 'us' ? ['/nowhere'] : [])]
}

/** What is wrong with a page, by kind; each fault says at which width or in which mode. */
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
  /** Text of the main part as it was served, and after script took over. */
  served: string
  afterHydration: string
  headlines: number
  mains: number
  language: string | null
  /** Kind and address of everything that the page asked for. */
  asked: string[]
}

/** The gate asks every page everything; a run before a push asks pages of one make only what may differ between them. */
const deeper = Number(process.env.DEEPER ?? 1) > 1

/** Whether no page before is made of the same parts: what own colours or a wide bar do to one, they do to all. */
const firstOfItsKind = (path: string) => {
  const screen = addressAt(path)?.screen
  return !serviceSlugs.some((slug) => slug === screen) || screen === serviceSlugs[0]
}

/** Rules of axe whose answer is another where only style is; the others read what is the same in every mode. */
const ofLayout = ['target-size', 'scrollable-region-focusable', 'link-in-text-block']

/**
 * Visits a page once and gathers what every width, text size and mode of colour shows of it. A visit costs more
 * than all that is asked during it, so the tests read their answers from here.
 */
export async function survey(path: string, edition: Edition): Promise<Survey> {
  const asked: string[] = []
  const whole = deeper || firstOfItsKind(path)
  const page = await visit(path, {
    viewport: { width: 390, height: 844 },
    // The address decides, whatever the reader's browser asks for; only the entrance follows the reader.
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
  // Halfway and at the end, as somebody leaves it who stops scrolling. Between the two only colours have changed.
  const halfway = [0.45, undefined] as const
  const end = [1, ['color-contrast']] as const
  for (const [share, rules] of whole ? [halfway, end] : [halfway]) {
    await page.evaluate((part) => {
      scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' })
    }, share)
    note('barriers', `in motion at ${share}`, await barriersInMotion(page, rules))
  }
  if (path !== '/nowhere') await hydrated(page)
  const afterHydration = await main()
  faults.foreign = await foreignPhrases(await everythingSaid(page), edition)
  faults.landmarks = await landmarkFaults(page)
  faults.translatable = await translatable(page)
  faults.searches = await wholeSearches(page)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // A change of width costs as much as what is asked at it, so each width is met once.
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
    note('cut', `${width}`, await cutTexts(page))
    note('lines', `${width}`, await lineFaults(page, { lengths: width >= 1280 }))
    if (width === 320) {
      faults.narrow = [...(await overflow(page)), ...(await smallTargets(page))]
      continue
    }
    // Between two of these the layout is the narrower one's, with more room.
    if ((whole ? [390, 768, 1024, 1440] : [390, 1440]).includes(width))
      note('covered', `${width}`, await covered(page))
    if (width === 1280)
      note('barriers', 'wide', await barriers(page, whole ? undefined : ['color-contrast', ...ofLayout]))
    if (width === 390 || (whole && width === 1280)) note('rings', `${width}`, await cutRings(page))
    if (width === 390 && whole) {
      await page.emulateMedia({ forcedColors: 'active' })
      // The contrast is the reader's own there, and axe reads the colours that were asked for, not those drawn.
      note('barriers', 'own colours', await barriers(page, ofLayout))
      await page.emulateMedia({ forcedColors: 'none' })
    }
    if (width === 390 || (whole && (width === 768 || width === 1280))) {
      for (const size of [24, 32]) {
        await setTextSize(page, size)
        note('cut', `text of ${size} px at ${width}`, [
          ...(await cutTexts(page)),
          ...(await blankControls(page)),
          ...(await barEdges(page)),
        ])
      }
      if (width === 390 && whole)
        note('barriers', 'text of 32 px', await barriers(page, ['color-contrast', ...ofLayout]))
      await setTextSize(page, 16)
      // Where only the root grows, the layout of a desktop has to hold it.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      note('cut', `root of 200% at ${width}`, await cutTexts(page, { cards: false }))
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
  }
  // A4 without its margins.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 688, height: 970 })
  note('cut', 'on paper', await cutTexts(page, { paper: true }))
  const facts = await page.evaluate(() => ({
    headlines: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main#main').length,
    language: document.documentElement.getAttribute('lang'),
  }))
  return { ...faults, ...facts, served, afterHydration, asked }
}

/** Scripts of a survey, as paths. */
export const scriptsOf = ({ asked }: Survey) =>
  asked
    .filter((line) => line.startsWith(`script ${origin}/`))
    .map((line) => new URL(line.slice('script '.length)).pathname)

/** What a page says in text, in names for assistive technology, and in its head. */
async function everythingSaid(page: Awaited<ReturnType<typeof visit>>): Promise<string> {
  const text = asRead(await page.locator('html').innerText())
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

/** Sentences and longer phrases that the other language would say differently. */
async function foreignPhrases(said: string, edition: Edition): Promise<string[]> {
  phrases ??= readCatalogues('pt-BR').then((entries) => {
    const differing = entries.filter(
      ({ message, translation }) => message !== translation && !/[{<]/.test(message + translation),
    )
    const long = (text: string) => text.split(/\s+/).length >= 3
    return {
      us: differing.map(({ translation }) => translation).filter(long),
      br: differing.map(({ message }) => message).filter(long),
    }
  })
  const foreign = (await phrases)[edition]
  if (foreign.length < 50) throw new Error('Too few phrases to know a language by')
  return foreign.filter((phrase) => said.includes(phrase))
}
