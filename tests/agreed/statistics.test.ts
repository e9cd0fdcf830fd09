import { expect, it } from 'vitest'
import { statistics } from '~/catalog/owner/statistics'
import { agreedRow, askTheOwner, isDelivered } from './unlessChanged'

it('R-GEN-09 R-GEN-10 R-GEN-11 R-GEN-12 R-GEN-17 R-BRH-27 the figures are as agreed, unless the owner has changed them', () => {
  const place = agreedRow('R-GEN-17')
  expect(place).toContain('300% growth; about strip = 500+, 98%, 97%, 24/7')
  expect(agreedRow('R-BRH-27')).toContain('500+ completed projects, 97% success rate, 24/7 support')
  if (!isDelivered('statistics')) return
  const ask = askTheOwner('statistics')
  expect(statistics.us.hero, ask).toBe('300% average growth')
  expect(
    statistics.us.about.map(({ text }) => text),
    ask,
  ).toEqual(['500+ clients', '98% satisfaction', '97% success rate', '24/7 support'])
  expect(
    statistics.br.about.map(({ text }) => text),
    ask,
  ).toEqual(['500+ projetos concluídos', '97% de taxa de sucesso', 'suporte 24/7'])
})
