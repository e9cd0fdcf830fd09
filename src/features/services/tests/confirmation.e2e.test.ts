import { describe, expect, it } from 'vitest'
import { textOf } from '~tests/e2e/site/served'
import { read } from './readPage'

describe('the confirmation', () => {
  it('R-TYP-01 R-TYP-02 R-TYP-05 X-06 lists the steps and the next links (English)', async () => {
    const { all, links } = await read('/thank-you')
    expect(all('main ol > li')).toHaveLength(4)
    expect(all('main ol > li').map(textOf)).toEqual([
      expect.stringMatching(/check your photos/i),
      expect.stringMatching(/AI processing.*24–48 hours/),
      expect.stringMatching(/quality review/i),
      expect.stringMatching(/email.*link.*high-resolution/i),
    ])
    expect(links('main', 'Return Home')).toEqual(['/'])
    expect(links('main', 'Order More')).toEqual(['/ai-photo-service'])
  })

  it('R-TYP-03 R-TYP-05 lists the steps and the next links (Portuguese)', async () => {
    const { all, links } = await read('/thank-you-br')
    expect(all('main ol > li')).toHaveLength(4)
    expect(all('main ol > li').map(textOf)).toEqual([
      expect.stringMatching(/fotos/i),
      expect.stringMatching(/IA.*menos de 24 horas na maioria dos casos/),
      expect.stringMatching(/qualidade/i),
      expect.stringMatching(/e-mail.*link.*alta resolução/i),
    ])
    expect(links('main', 'Voltar ao Início')).toEqual(['/'])
    expect(links('main', 'Fazer Novo Pedido')).toEqual(['/ai-photo-service-br'])
  })
})
