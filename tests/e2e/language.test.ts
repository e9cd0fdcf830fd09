import { describe, expect, it } from 'vitest'
import { addresses } from '~/addresses'
import { readCatalogues } from '../catalogues'
import { hydrated, visit } from './visit'

/** Sentences and longer phrases of one language that the other one says differently. */
async function phrases() {
  const entries = (await readCatalogues('pt-BR')).filter(
    ({ message, translation }) => message !== translation && !/[{<]/.test(message + translation),
  )
  const long = (text: string) => text.split(/\s+/).length >= 3
  return {
    us: entries.map(({ translation }) => translation).filter(long),
    br: entries.map(({ message }) => message).filter(long),
  }
}

describe('R-I18-01 R-I18-06 a page speaks one language, after hydration too', () => {
  it.each(addresses.map(({ path, edition }) => [path, edition] as const))('%s', async (path, edition) => {
    const foreign = (await phrases())[edition]
    expect(foreign.length).toBeGreaterThan(50)
    const page = await hydrated(await visit(path))
    const text = (await page.locator('html').innerText()).replace(/\s+/g, ' ')
    const attributes = await page
      .locator('[alt], [aria-label], [title], meta[content]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['alt', 'aria-label', 'title', 'content'].map((name) => element.getAttribute(name) ?? ''),
        ),
      )
    const said = [text, await page.title(), ...attributes].join('\n')
    expect(foreign.filter((phrase) => said.includes(phrase))).toEqual([])
  })
})
