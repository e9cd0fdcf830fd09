import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { describe, expect, it, vi } from 'vitest'
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import type { Founder } from '~/catalog/owner/schemas/founder'
import type { Statistic } from '~/catalog/owner/schemas/statistics'
import { site } from '~/catalog/site'
import { BrAbout } from '~/features/home/br/BrAbout'
import { BrHero } from '~/features/home/br/BrHero'
import { UsAbout } from '~/features/home/us/UsAbout'
import { UsHero } from '~/features/home/us/UsHero'
import { visibleText } from '~/ui/bindWords'
import { editedJson } from '~tests/fixtures/editedJson'
import { renderPage } from '~tests/fixtures/renderPage'

type Statistics = { us: { hero: string; about: Statistic[] }; br: { about: Statistic[] } }
const { founder, statistics } = vi.hoisted(() => ({ founder: {} as Founder, statistics: {} as Statistics }))
vi.mock('~/catalog/owner/founder', () => ({ founder }))
vi.mock('~/catalog/owner/statistics', () => ({ statistics }))

const deliveredIn = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../catalog/owner/${file}.json`, import.meta.url), 'utf8'))
const delivered: { founder: Founder; statistics: Statistics } = {
  founder: deliveredIn('founder'),
  statistics: deliveredIn('statistics'),
}

function put(target: object, values: object): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key)
  Object.assign(target, values)
}

const parts = {
  us: [<UsHero key="hero" />, <UsAbout key="about" />],
  br: [<BrHero key="hero" />, <BrAbout key="about" />],
}

async function shown(edition: 'us' | 'br') {
  const html = await renderPage('home', edition, parts[edition])
  const { document } = parseHTML(`<html><body>${html}</body></html>`)
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((part) => visibleText(part.textContent ?? ''))
  return {
    proof: texts('#home li'),
    figures: texts('#about li'),
    large: texts('#about li > b'),
    quote: texts('#about blockquote'),
    caption: texts('#about figcaption'),
    about: texts('#about').join(),
    initials: texts('#about .initials'),
    pictures: [...document.querySelectorAll('#about img')].map((image) => [
      image.getAttribute('src'),
      image.getAttribute('alt'),
    ]),
  }
}

describe.each(['us', 'br'] as const)('the about section of %s', (edition) => {
  it('R-GEN-16 shows the name, the role and the portrait of the founder, or initials', async () => {
    put(statistics, delivered.statistics)
    const usual = { us: `Founder of ${site.brand}`, br: `Fundador da ${site.brand}` }[edition]
    put(founder, delivered.founder)
    expect((await shown(edition)).caption).toEqual([usual])
    const named = { words: 'A quote.', about: 'Ten years.', name: 'Ana de Souza' }
    put(founder, { picture: '/pictures/ana.webp', us: named, br: named })
    const first = await shown(edition)
    expect(first.pictures).toContainEqual(['/pictures/ana.webp', expect.stringContaining('Ana de Souza')])
    expect([first.quote, first.caption]).toEqual([['A quote.'], [`Ana de Souza${usual}`]])
    expect(first.about).toContain('Ten years.')
    put(founder, { us: { ...named, role: 'CEO' }, br: { ...named, role: 'CEO' } })
    const second = await shown(edition)
    expect([second.initials, second.caption]).toEqual([['AS'], ['Ana de SouzaCEO']])
  })

  it('R-GEN-17 R-BRH-27 shows three or four figures, each large in its text', async () => {
    put(founder, delivered.founder)
    const about = ['1,200+ shops', 'since 2019', '4.9 of 5 stars'].map((text) => ({
      text,
      figure: /[\d.,+]+/.exec(text)?.[0] ?? '',
    }))
    put(statistics, { us: { hero: '250% more leads', about }, br: { about } })
    const { figures, large, proof } = await shown(edition)
    expect([figures, large]).toEqual([
      ['1,200+ shops', 'since 2019', '4.9 of 5 stars'],
      ['1,200+', '2019', '4.9'],
    ])
    if (edition === 'us') expect(proof.at(-1)).toBe('250% more leads')
  })
})

it.each(['founder', 'statistics'] as const)(
  '%s.json edited at random is refused with a sentence or shown',
  async (file) => {
    let [accepted, refused] = [0, 0]
    await fc.assert(
      fc.asyncProperty(editedJson(delivered[file]), async (content) => {
        if (ownerFaults(file, content, 'pt-BR').length) return void refused++
        accepted++
        put(founder, file === 'founder' ? (content as object) : delivered.founder)
        put(statistics, file === 'statistics' ? (content as object) : delivered.statistics)
        for (const edition of ['us', 'br'] as const) {
          const { quote, figures, about } = await shown(edition)
          expect(quote).toEqual([visibleText(founder[edition].words)])
          expect(about).toContain(visibleText(founder[edition].about))
          expect(figures).toEqual(statistics[edition].about.map(({ text }) => visibleText(text)))
        }
      }),
      { numRuns: 200 },
    )
    expect(accepted).toBeGreaterThan(10)
    expect(refused).toBeGreaterThan(50)
  },
)
