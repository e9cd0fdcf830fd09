import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOf, prices } from '~/catalog/prices'
import { type AddOn, packageList } from '~/catalog/products'
import { type Selection, selection } from '~/features/home/br/selection'
import { powerUps } from '~/features/home/content/br/addOns'
import { quoteMessage, startingAmounts } from '~/features/home/content/br/quote'
import { addUp } from '~/features/home/content/br/totals'
import { createCatalogues } from '~/i18n/catalogues'
import { amountText } from '~tests/prices'

const nothingChosen: Selection = { chosen: new Set(), offered: false }
const toggle = (state: Selection, ...ids: AddOn[]) =>
  ids.reduce(
    (before, id) => selection(before, { type: before.chosen.has(id) ? 'remove' : 'choose', id }),
    state,
  )

describe('the selection', () => {
  it('R-BRH-17 R-DAT-05 is a set: choosing an add-on again removes it', () => {
    expect([...toggle(nothingChosen, 'ai-photos', 'email-marketing', 'ai-photos').chosen]).toEqual([
      'email-marketing',
    ])
  })

  it('R-BRH-18 R-BRH-21 X-14 R-TIM-17 shows the offer from the second add-on, hides it on any removal, shows it again on the next addition', () => {
    const steps: [id: AddOn, offered: boolean][] = [
      ['ai-photos', false],
      ['email-marketing', true],
      ['ad-management', true],
      // Hides the offer although two remain.
      ['ai-photos', false],
      ['ad-creative-pack', true],
      ['ad-creative-pack', false],
      ['ad-management', false],
      ['ai-photos', true],
    ]
    let state = nothingChosen
    for (const [id, offered] of steps) {
      state = toggle(state, id)
      expect([id, state.offered]).toEqual([id, offered])
    }
  })

  it('R-BRH-18 shows the offer on hydration when two add-ons are already chosen', () => {
    const found = (...ids: AddOn[]) => selection(undefined, { type: 'find', chosen: new Set(ids) })
    expect(found('ai-photos').offered).toBe(false)
    expect(found('ai-photos', 'email-marketing').offered).toBe(true)
  })

  it('R-BRH-21 hides the offer on dismissal, keeps the selection, and shows it again on the next addition', () => {
    const closed = selection(toggle(nothingChosen, 'ai-photos', 'email-marketing'), { type: 'dismiss' })
    expect([closed.offered, closed.chosen.size]).toEqual([false, 2])
    expect(toggle(closed, 'ad-management').offered).toBe(true)
  })

  it('R-BRH-18 never shows the offer below two, for any sequence of actions', () => {
    const ids = powerUps.map(({ id }) => id)
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom(...ids))), (presses) => {
        let state = nothingChosen
        for (const id of presses) {
          const before = state
          state = id ? toggle(state, id) : selection(state, { type: 'dismiss' })
          expect(before.chosen).not.toBe(id ? state.chosen : undefined)
          if (state.offered) expect(state.chosen.size).toBeGreaterThanOrEqual(2)
          if (state.chosen.size < before.chosen.size) expect(state.offered).toBe(false)
        }
      }),
    )
  })
})

describe('the request for a quote', async () => {
  const { i18n, load } = createCatalogues()
  await load('pt-BR', 'home/br')
  /** Replaces non-breaking spaces and hyphens with ordinary ones. */
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')
  const message = (...ids: AddOn[]) => plain(quoteMessage(i18n, new Set(ids)))

  const start = (product: AddOn, plan?: string) => priceOf('br', 'home', product, plan).amount
  const [automation, video] = [start('ai-agent-automation'), start('youtube-editing')]
  const setup = start('auto-responder-bot-setup')
  const maintenance = start('auto-responder-bot-setup', 'start-maintenance')
  const reais = (amount: number) => amountText({ amount, currency: 'BRL' })
  /** A sum and what is left of it; 15% of whole reais is exact in centavos. */
  const withDiscount = (sum: number) => `${reais(sum)}; com 15% de desconto, ${reais(sum - (sum / 100) * 15)}`

  it('R-BRH-22 lists the selection with starting prices, totals and the discount', () => {
    expect(message('youtube-editing', 'auto-responder-bot-setup', 'ai-agent-automation')).toBe(
      [
        'Olá! Gostaria de um orçamento para estes add-ons:',
        '',
        `• Automação com agente de IA: ${reais(automation)}/mês`,
        `• Bot de autorresposta: ${reais(setup)} de implantação + ${reais(maintenance)}/mês de manutenção`,
        `• Edição de vídeos para YouTube: ${reais(video)} por vídeo`,
        '',
        `Total por mês: ${withDiscount(automation + maintenance)}`,
        `Total de pagamentos únicos: ${withDiscount(setup + video)}`,
        'Preço por vídeo: o total conta um só.',
        '',
        'São 2 ou mais add-ons: quero os 15% de desconto no pacote total.',
      ].join('\n'),
    )
  })

  it('R-BRH-22 has no line break inside an amount or a compound', () => {
    expect(quoteMessage(i18n, new Set(['email-marketing', 'youtube-editing']))).not.toMatch(/R\$ |add-ons/)
  })

  it('R-BRH-22 omits what does not apply to a single add-on', () => {
    const email = reais(start('email-marketing'))
    expect(message('email-marketing')).toBe(
      `Olá! Gostaria de um orçamento para estes add-ons:\n\n• E-mail marketing: ${email}/mês\n\nTotal por mês: ${email}`,
    )
    expect(message('website-design-build')).toContain(
      `Total de pagamentos únicos: ${reais(start('website-design-build'))}`,
    )
    expect(message('website-design-build')).not.toMatch(/15%|por mês|por vídeo/)
  })

  it('R-BRH-22 is a single sentence when nothing is chosen', () => {
    expect(message()).toBe('Olá! Gostaria de uma proposta personalizada para o meu negócio.')
  })

  it('R-BRH-22 adds up all ten', () => {
    const all = message(...powerUps.map(({ id }) => id))
    const sum = (...products: AddOn[]) => products.reduce((total, product) => total + start(product), 0)
    const monthly = sum('ai-agent-automation', 'ad-management', 'email-marketing', 'social-media-management')
    const builds = sum('ai-photos', 'animated-event-video', 'website-design-build', 'ad-creative-pack')
    expect(all).toContain(`Total por mês: ${withDiscount(monthly + maintenance)}\n`)
    expect(all).toContain(`Total de pagamentos únicos: ${withDiscount(builds + setup + video)}\n`)
  })
})

describe('the sums of a quote', () => {
  const some = fc.subarray([...powerUps])

  it('R-TIM-17 R-BRH-22 equal the sums of the parts, to the centavo, minus 15% from two add-ons', () => {
    fc.assert(
      fc.property(some, (chosen) => {
        const parts = chosen.map(startingAmounts)
        const { full, due } = addUp(parts)
        for (const part of ['monthly', 'once'] as const) {
          const sum = parts.reduce((total, amounts) => total + amounts[part], 0)
          expect(full[part]).toBe(sum)
          // Exact, because every starting price is whole reais.
          expect(due[part] * 100).toBe(sum * (chosen.length >= 2 ? 85 : 100))
        }
      }),
    )
  })

  it('R-BRH-22 R-PRC-02 count every row of every starting price once', () => {
    const rows = prices.filter(
      ({ edition, surface, plan, product }) =>
        edition === 'br' &&
        surface === 'home' &&
        plan.startsWith('start') &&
        !packageList.some((id) => id === product),
    )
    const { full } = addUp(powerUps.map(startingAmounts))
    expect(full.monthly + full.once).toBe(rows.reduce((total, { amount }) => total + amount, 0))
    expect(powerUps.filter((one) => startingAmounts(one).perVideo).map(({ id }) => id)).toEqual([
      'youtube-editing',
    ])
  })

  it('R-TIM-17 round half centavos', () => {
    expect(
      addUp([
        { monthly: 1, once: 10 },
        { monthly: 2, once: 0 },
      ]).due,
    ).toEqual({ monthly: 3, once: 9 })
  })
})
