import { expect, it } from 'vitest'
import { bindCitations } from '~/features/legal/bindCitations'

const shown = (text: string) => bindCitations(text).replaceAll('\u00a0', '_')

it.each([
  ['O art. 6º, 1, b e c do GDPR', 'O art._6º,_1,_b_e_c do GDPR'],
  ['(LGPD, art. 11, I). Você consente', '(LGPD, art._11,_I). Você consente'],
  ['os artigos 15 a 22 do GDPR', 'os artigos_15_a_22 do GDPR'],
  ['under Article 6(1)(b) and (f) of it', 'under Article_6(1)(b)_and_(f) of it'],
  ['Articles 15 to 22 and more', 'Articles_15_to_22 and more'],
  ['an article a day', 'an article a day'],
])('%s: keeps a citation on one line', (text, expected) => {
  expect(shown(text)).toBe(expected)
})
