import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { brotli } from '../../tests/e2e/survey/weigh.ts'

/** Returns the cells of a page's table, in their order. */
export const cellsOf = (html: string): string[] =>
  [...html.matchAll(/<td\b[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) =>
    cell.replace(/<!--.*?-->/gs, '').trim(),
  )

/**
 * Opens a page in a browser, its static files as the platform serves them in front of the Worker.
 * @returns the bytes of its script files, each compressed with brotli
 */
export async function scriptOfVisit(
  browser: Browser,
  address: string,
  files: string,
  extraHTTPHeaders: Record<string, string>,
): Promise<number> {
  const page = await browser.newPage({ extraHTTPHeaders })
  const errors: string[] = []
  const scripts = new Set<string>()
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/*', (route) => {
    const file = join(files, new URL(route.request().url()).pathname)
    if (!existsSync(file) || !statSync(file).isFile()) return route.continue()
    if (/\.m?js$/.test(file)) scripts.add(file)
    return route.fulfill({ path: file })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
  if (errors.length) throw new Error(`${address}: ${errors[0]}`)
  return [...scripts].reduce((sum, file) => sum + brotli(readFileSync(file)), 0)
}
