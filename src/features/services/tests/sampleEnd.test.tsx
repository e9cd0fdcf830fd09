import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import type { Edition } from '~/catalog/editions'
import { type ServiceSlug, serviceSlugs } from '~/catalog/products'
import { loadService } from '~/features/services/content/serviceLibrary'
import { ServicePage } from '~/features/services/ServicePage'
import { renderPage } from '~tests/fixtures/renderPage'

async function render(edition: Edition, slug: ServiceSlug) {
  const page = <ServicePage edition={edition} slug={slug} service={await loadService(slug)} />
  return parseHTML(`<body>${await renderPage(slug, edition, page)}</body>`).document
}

it.each([
  ['us', '2 reels', 'Search and direct'],
  ['br', 'Campanha “Pescoço travado”', 'Busca e acesso direto'],
] as const)(
  'the page of Momentum (%s) ends with what the agency brought in: %s',
  async (edition, ours, others) => {
    const document = await render(edition, 'momentum')
    const texts = (part: string) => document.querySelector(part)?.textContent?.replaceAll('\u00a0', ' ')
    expect(texts('#sample')).toContain(others)
    expect(texts('.last-object')).toContain(ours)
    expect(texts('.last-object')).not.toContain(others)
  },
)

it.each([
  ['us', 'Try a bottle'],
  ['br', 'Quero provar'],
] as const)(
  'the sample ads (%s) are those of the edition and say what is on their button',
  async (edition, button) => {
    const document = await render(edition, 'ad-creative-pack')
    const frames = [...document.querySelectorAll('#sample img, .last-object img')]
    const path = new RegExp(`^/samples/ad-creative-pack-${edition}\\.svg#svgView`)
    for (const frame of frames) expect(frame.getAttribute('src')).toMatch(path)
    // The last is decorative: it repeats the end of the sample.
    expect(frames.map((frame) => frame.getAttribute('alt'))).toEqual([button, button, ''])
  },
)

it('no part of a sample moves on scrolling, which would change its distance from what is beside it', async () => {
  for (const slug of serviceSlugs) {
    const document = await render('us', slug)
    expect([
      slug,
      document.querySelectorAll(':is(#sample, .last-object).settle, #sample .settle').length,
    ]).toEqual([slug, 0])
  }
})

it('the remarks about a sample email have their numbers in it', async () => {
  const document = await render('us', 'email-marketing')
  const numbers = (part: string) => [...document.querySelectorAll(part)].map(({ textContent }) => textContent)
  expect(numbers('#sample figure .bg-gold')).toEqual(numbers('#sample ol .bg-gold'))
})

it('the KPI sheet tells its states apart without color: a broken line behind plan, a check mark when reached', async () => {
  const document = await render('us', 'dominion')
  const rows = [...document.querySelectorAll('#sample tbody tr')]
  const states = rows.map((row) => {
    const goal = row.querySelector('svg path')
    return {
      says: row.querySelector('th span + span')?.textContent?.split(': ')[1],
      broken: goal?.hasAttribute('stroke-dasharray'),
      checked: row.querySelector('.text-leaf') !== null,
    }
  })
  expect(new Set(states.map(({ says }) => says))).toEqual(new Set(['behind plan', 'on track', 'reached']))
  for (const { says, broken, checked } of states)
    expect([broken, checked]).toEqual([says === 'behind plan', says === 'reached'])
})
