import { expect, it } from 'vitest'
import { bindText, bindWords } from '~/ui/bindWords'

/** Makes the joining characters visible. */
const shown = (text: string, end?: number) =>
  bindWords(text, end).replaceAll('\u00a0', '_').replaceAll('\u2060', '+')

it.each([
  ['Perfil parado parece loja fechada', 'Perfil parado parece loja_fechada'],
  ['Seu cliente chamou. O agente já respondeu.', 'Seu cliente chamou. O_agente já_respondeu.'],
  ['Seu cliente já deixou o e-mail. E agora?', 'Seu cliente já deixou o_e-+mail. E_agora?'],
  ['Entrega em 7 a 14 dias úteis', 'Entrega em 7_a_14_dias_úteis'],
  ['+ R$ 89/mês de hospedagem', '+ R$_89/mês de_hospedagem'],
  [
    'A campanha muda em 30 dias. O e-mail passa de segunda',
    'A_campanha muda em 30_dias. O_e-+mail passa de_segunda',
  ],
  ['Uma foto assim — e o retrato', 'Uma foto assim_— e_o_retrato'],
  ['Premium – Custom', 'Premium_–_Custom'],
  ['Launch', 'Launch'],
  ['', ''],
])('%s: prevents bad line breaks', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

it('allows a break at every space except before a dash', () => {
  expect(shown('R$ 10 - 12 fotos, e-mail', 0)).toBe('R$ 10_- 12 fotos, e-+mail')
})

it('joins no more words than fit the line', () => {
  expect(shown('Qual é o seu pacote?', 14)).toBe('Qual é o_seu_pacote?')
  expect(shown('Um filme, três momentos', 12)).toBe('Um filme, três momentos')
  expect(shown('Set up by the day after tomorrow', 12)).toBe('Set up by the day after tomorrow')
  expect(shown('One list, several conversations')).toBe('One list, several conversations')
})

it('keeps together in running text only what is read as one', () => {
  const text = 'Se você é consumidor, o e-mail chega em 24 horas — por R$ 89, e é isso.'
  expect(bindText(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '+')).toBe(
    'Se você é consumidor, o e-+mail chega em 24_horas_— por R$_89, e é isso.',
  )
})
