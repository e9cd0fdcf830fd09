import type { Page } from 'playwright'

export type Vitals = {
  /** Milliseconds until the largest text or picture stood there. */
  lcp: number
  /** Layout shift. */
  cls: number
  /** Tasks of more than 50 ms: when each began and how long it took. */
  tasks: { at: number; ms: number }[]
  /** Milliseconds of the slowest interaction until what it changed was painted; 16 where none was slower. */
  inp: number
}

declare global {
  var seenVitals: Vitals
}

/** Has every page that is opened from now on gather what a visitor feels of it. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(observe)
}

export const readVitals = (page: Page): Promise<Vitals> => page.evaluate(() => globalThis.seenVitals)

/** Forgets the interactions so far. */
export const forgetInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.seenVitals.inp = 16
  })

function observe(): void {
  const seen: Vitals = { lcp: 0, cls: 0, tasks: [], inp: 16 }
  globalThis.seenVitals = seen
  type Seen = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }
  const watch = (type: string, note: (entry: Seen) => void, durationThreshold = 16) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold,
    } as PerformanceObserverInit)
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ at: startTime, ms: duration })
  })
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.inp = Math.max(seen.inp, duration)
  })
}
