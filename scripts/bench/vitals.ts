import type { Page } from 'playwright'

export type Vitals = {
  /** Largest Contentful Paint, in milliseconds. */
  lcp: number
  /** Sum of unexpected layout shifts. */
  cls: number
  /** Long tasks (more than 50 ms): start and duration in milliseconds. */
  tasks: { at: number; ms: number }[]
  /** Duration of the slowest interaction until the next paint, in milliseconds; at least 16. */
  inp: number
}

declare global {
  var seenVitals: Vitals
}

/** Collects the vitals of all documents that `page` opens from now on. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(observe)
}

export const readVitals = (page: Page): Promise<Vitals> => page.evaluate(() => globalThis.seenVitals)

/** Resets the slowest interaction. */
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
