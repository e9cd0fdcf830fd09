import { expect, it } from 'vitest'
import { serviceFigures } from '~/catalog/owner/serviceFigures'
import { agreedRow, askTheOwner, isDelivered } from './unlessChanged'

const { launch, momentum, dominion } = serviceFigures
const us = {
  'animated-event-video': ['127', '5–7 days', '4.8 stars'],
  'website-design-build': ['24', '1.2 s', '98%'],
  'ad-management': ['340%', '$560K', '47'],
  'ad-creative-pack': ['89', '4.2%', '72 h'],
  'auto-responder-bot-setup': ['73', '92%', '24/7'],
  'email-marketing': ['32%', '4.8%', '18x'],
  'youtube-editing': ['156', '48 h', '4.9 stars'],
} as const
const rows = ['R-AEN-05', 'R-AEN-14', 'R-AEN-19', 'R-AEN-22', 'R-APT-17', 'R-APT-21', 'R-APT-24'] as const

it.each(Object.entries(us).map(([slug, agreed], at) => [rows[at], slug, agreed] as const))(
  '%s the figures of %s are as agreed, unless the owner has changed them',
  (row, slug, agreed) => {
    // The row writes the number; the unit of the page may differ.
    for (const figure of agreed.slice(0, 2))
      expect(agreedRow(row ?? '')).toContain(figure.replace(/(%| s|x)$/, '').replace(/^(5–7|48).*/, '$1'))
    if (!isDelivered('serviceFigures')) return
    const { us: english } = serviceFigures[slug as keyof typeof us]
    expect(
      english.map(({ figure }) => figure),
      askTheOwner('serviceFigures'),
    ).toEqual(agreed)
  },
)

it('R-I18-05 the figures are written in the format of each language, unless the owner has changed them', () => {
  if (!isDelivered('serviceFigures')) return
  const written = (edition: 'us' | 'br', mark: RegExp) =>
    Object.values(serviceFigures).flatMap((page) => page[edition].filter(({ figure }) => mark.test(figure)))
  expect(written('us', /\d\.\d/).length).toBeGreaterThan(3)
  expect(written('br', /\d,\d/)).toHaveLength(written('us', /\d\.\d/).length)
  expect([...written('us', /\d,\d/), ...written('br', /\d\.\d/)]).toEqual([])
})

it('R-PKG-12 R-PKG-22 the figures of the packages are as agreed, unless the owner has changed them', () => {
  if (!isDelivered('serviceFigures')) return
  const figures = [launch, momentum, dominion].flatMap((page) => page.us.map(({ figure }) => figure))
  expect(figures, askTheOwner('serviceFigures')).toEqual([
    ...['30 days', '98%', '24 h'],
    ...['300%', '98%', '500+'],
    ...['2 h', '97%', '24/7'],
  ])
})
