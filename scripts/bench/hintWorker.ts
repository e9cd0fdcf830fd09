import type { Page } from 'playwright'
import type { AnalysisAnswer, AnalysisRequest } from '../../src/features/photos/hints/hintWorker.ts'

/** Analyzes the bytes of a photo. */
export type Analyze = (id: string, bytes: Buffer) => Promise<{ answer: AnalysisAnswer; milliseconds: number }>

type Ask = (request: AnalysisRequest) => Promise<AnalysisAnswer>
declare global {
  /** Gives a photo to the code that analyzes it. */
  var ask: Ask
}

/** Serves photos to a page below `/bench-photo/`, and measures from the decoded photo to the answer. */
async function analyzeWith(page: Page): Promise<Analyze> {
  const files = new Map<string, Buffer>()
  await page.route('**/bench-photo/*', (route) =>
    route.fulfill({ body: files.get(route.request().url().split('/').at(-1) ?? '') ?? '' }),
  )
  return async (id, bytes) => {
    files.set(id, bytes)
    const result = await page.evaluate(async (id) => {
      const blob = await (await fetch(`/bench-photo/${id}`)).blob()
      const bitmap = await createImageBitmap(blob)
      const file = new File([blob], 'IMG_1.jpg', { type: 'image/jpeg' })
      const began = performance.now()
      const answer = await ask({ id, file, bitmap })
      return { answer, milliseconds: performance.now() - began }
    }, id)
    files.delete(id)
    return result
  }
}

/** Starts the worker on the upload page. */
export async function openWorker(page: Page, origin: string, path: string): Promise<Analyze> {
  await page.goto(`${origin}/upload?session_id=cs_test_nobody`, { waitUntil: 'load' })
  await page.evaluate((address) => {
    const worker = new Worker(address, { type: 'module' })
    globalThis.ask = (request) =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data)
        worker.postMessage(request, [request.bitmap])
      })
  }, path)
  return analyzeWith(page)
}

/** Runs the code of the worker in an empty page, because a browser slows down pages and no workers. */
export async function openInPage(page: Page, code: string): Promise<Analyze> {
  await page.route('http://bench.test/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('http://bench.test/')
  await page.addScriptTag({
    content: `{
      let analyze, answered
      globalThis.ask = (data) => new Promise((resolve) => { answered = resolve; analyze({ data }) })
      ;((addEventListener, postMessage) => {${code}})((_, listener) => { analyze = listener }, (answer) => answered(answer))
    }`,
  })
  return analyzeWith(page)
}
