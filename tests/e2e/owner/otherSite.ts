import type { Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { serveOwners } from '../site/serveOwners'
import { newVisitor, type VisitOptions } from '../site/visit'
import { otherValues } from './otherValues'

let site: Awaited<ReturnType<typeof serveOwners>> | undefined

/** Builds and serves the site with `otherValues` for the tests of a file. */
export function setUpOtherSite(): void {
  beforeAll(async () => {
    site = await serveOwners(otherValues)
  }, 600_000)
  afterAll(() => site?.stop())
}

/** Origin of the site with other values. */
export function otherOrigin(): string {
  if (!site) throw new Error('The site with other values is not served')
  return site.origin
}

/** Opens one of its pages with its fonts. */
export async function openOther(path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await newVisitor({ reducedMotion: 'reduce', ...options })
  await page.goto(otherOrigin() + path)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  return page
}
