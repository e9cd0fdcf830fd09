import { describe, expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { priceOf } from '~/catalog/prices'
import { served } from '~tests/e2e/site/served'
import { amountText } from '~tests/prices'

/** A page's HTML from one string to the next occurrence of another. */
async function part(edition: 'us' | 'br', slug: Parameters<typeof pathOf>[0], from: string, to: string) {
  const { html } = await served(pathOf(slug, edition))
  const start = html.indexOf(from)
  expect(start, from).toBeGreaterThan(0)
  return html.slice(start, html.indexOf(to, start))
}

const textLines = (html: string) =>
  html
    .replace(/<!-- -->|\u2060/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\s*\n\s*/g, '\n')

describe.each(['us', 'br'] as const)('R-PKG-19 Dominion (%s)', (edition) => {
  it('has exactly six solution cards', async () => {
    const cards = await part(edition, 'dominion', 'id="solutions"', '</section>')
    expect(cards.match(/<h3\b/g)).toHaveLength(6)
  })

  it('has its price and its implementation process in one block', async () => {
    const block = await part(edition, 'dominion', '<article', '</article>')
    expect(textLines(block)).toContain(amountText(priceOf(edition, 'page', 'dominion')).replace(/^\D+/, ''))
    expect(textLines(block)).toContain(
      edition === 'us' ? 'How we set up Dominion' : 'O processo de implantação',
    )
    expect(block.match(/<h4\b/g)).toHaveLength(4)
    const main = await part(edition, 'dominion', '<main', '</main>')
    expect(main.match(/id="steps"/g)).toHaveLength(1)
    expect(main.match(/<article\b/g)).toHaveLength(1)
  })
})

describe.each(['us', 'br'] as const)('R-APT-27 the video page (%s)', (edition) => {
  it('gives the usual turnaround and, right below, no other number of days', async () => {
    const figures = textLines(await part(edition, 'animated-event-video', '<main', 'id="steps"'))
    expect(figures.match(/\d+ (days|dias)\b/g)).toEqual([edition === 'us' ? '7 days' : '7 dias'])
    expect(figures).toContain(edition === 'us' ? 'Revisions\n2 or unlimited' : 'Revisões\n2 ou ilimitadas')
  })
})

describe('X-08 the English video page', () => {
  it('lists reading B as its plans', async () => {
    const plans = textLines(await part('us', 'animated-event-video', 'id="plans"', '</section>'))
    for (const fact of ['Up to 60 s', '7-day delivery', '2 revisions', 'Up to 120 s', '10-day delivery'])
      expect(plans).toContain(fact)
    for (const other of ['90 s', '180 s', '1080p', '4K', '1 revision\n', 'storyboard is approved'])
      expect(plans).not.toContain(other)
  })

  it('heads reading A “Formats on request” and explains in one sentence how it relates to the plans', async () => {
    const formats = textLines(await part('us', 'animated-event-video', 'id="formats"', '</section>'))
    const [title, sentence] = formats.split('\n').slice(1)
    expect(title).toBe('Formats on request')
    expect(sentence).toMatch(
      /^On request, Standard and Premium also come in these formats, on these terms\.$/,
    )
    for (const fact of [
      '90 s',
      '180 s',
      '1080p',
      '4K',
      'Stock music',
      'Custom score',
      '1 revision',
      'Money back until',
    ])
      expect(formats).toContain(fact)
  })
})

describe('X-09 the English website page', () => {
  it('promises go-live and free edits with the 5-Page plan alone, after its delivery', async () => {
    const plans = textLines(await part('us', 'website-design-build', 'id="plans"', '</section>'))
    const [single = '', five = ''] = plans.split('\n5-Page\n')
    const delivery = 'Delivery in 7–14 business days'
    expect(single).toContain(delivery)
    expect(five).toContain(`${delivery}\nGo-live in 5–7 days\n2 free minor edits\n`)
    const page = textLines(await part('us', 'website-design-build', '<main', '</main>'))
    for (const promise of [/go-live in 5–7 days/gi, /2 free/g]) expect(page.match(promise)).toHaveLength(1)
  })

  it('states when each of the two periods starts', async () => {
    const page = textLines(await part('us', 'website-design-build', '<main', '</main>'))
    expect(page).toContain('Delivery time runs from your order, go-live time from your approval.')
  })
})
