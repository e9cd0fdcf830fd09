import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, phone } from '~tests/e2e/site/visit'
import { clippedFocusRings, smallTargets } from '~tests/e2e/survey/measure'
import { delivered, texts } from './orderPage'

const stores = siteStores()
const orderOf = (session: string) =>
  stores.rows('SELECT status, corrections_at FROM orders WHERE provider_session_id = ?', session)[0]
const remarksOf = (session: string) =>
  stores
    .rows(
      `SELECT remark FROM order_photos WHERE remark IS NOT NULL AND order_id =
        (SELECT id FROM orders WHERE provider_session_id = ?)`,
      session,
    )
    .map(({ remark }) => remark)

const words = {
  us: {
    portraits: 'Portraits',
    answers: (place: number) => new RegExp(`^Portrait ${place} of 15.*Does it look like you\\?$`),
    me: 'Me',
    notMe: 'Not me',
    fix: (place: number) => new RegExp(`^(Fix this|Marked) : Portrait ${place} of 15`),
    ask: (place: number) => new RegExp(`^What should we change\\? Portrait ${place} of 15`),
    open: 'Portrait 3 of 15: Paris',
    alone: 'To have a portrait changed, choose “Fix this.”',
    round: 'One round of corrections is part of your order.',
    field: 'What should change?',
    more: 'Anything else?',
    own: 'Portrait 3',
    none: 'No portrait marked? Your note applies to all of them.',
    unmarked: 'Not marked yet: write here or choose “Fix this.”',
    marked: 'Marked, not sent yet: review and send',
    review: 'review and send',
    doubt: 'You said portrait 3 doesn’t quite look like you, but it isn’t marked.',
    mark: 'Mark it',
    now: 'Marked: portrait 3',
    one: {
      link: '1 marked: review and send',
      hint: 'In portrait 3. Optional if you’ve left a note next to it.',
    },
    many: {
      link: '2 marked: review and send',
      hint: 'In the 2 marked portraits. Optional if you’ve left a note next to one of them.',
    },
    send: {
      none: 'Send corrections',
      one: 'Send corrections for portrait 3',
      many: 'Send corrections for 2 portraits',
    },
  },
  br: {
    portraits: 'Retratos',
    answers: (place: number) => new RegExp(`^Retrato ${place} de 15.*Parece com você\\?$`),
    me: 'Sim',
    notMe: 'Não',
    fix: (place: number) => new RegExp(`^(Corrigir|Marcado) : Retrato ${place} de 15`),
    ask: (place: number) => new RegExp(`^O que devemos mudar\\? Retrato ${place} de 15`),
    open: 'Retrato 3 de 15: Paris',
    alone: 'Para mudar um retrato, escolha “Corrigir”.',
    round: 'Uma rodada de correções faz parte do seu pedido.',
    field: 'O que deve mudar?',
    more: 'Mais alguma mudança?',
    own: 'Retrato 3',
    none: 'Nenhum retrato marcado: o que você escrever vale para todos.',
    unmarked: 'Ainda não marcado: escreva aqui ou escolha “Corrigir”.',
    marked: 'Marcado, ainda não enviado: revisar e enviar',
    review: 'revisar e enviar',
    doubt: 'Você disse que o retrato 3 não parece bem com você, mas ele não está marcado.',
    mark: 'Marcar',
    now: 'Marcado: retrato 3',
    one: {
      link: '1 marcado: revisar e enviar',
      hint: 'No retrato 3. Opcional se você já escreveu ao lado dele.',
    },
    many: {
      link: '2 marcados: revisar e enviar',
      hint: 'Nos 2 retratos marcados. Opcional se você já escreveu ao lado de um deles.',
    },
    send: {
      none: 'Enviar correções',
      one: 'Enviar correções do retrato 3',
      many: 'Enviar correções de 2 retratos',
    },
  },
}

it.each(['us', 'br'] as const)(
  'R-UPL-23 R-A11-01 of %s: an answer alone marks nothing, and asks at once what should change',
  async (edition) => {
    const w = words[edition]
    const { page, session } = await delivered(edition, { ...phone, reducedMotion: 'reduce' })
    const answer = (place: number, name: string) =>
      page.getByRole('radiogroup', { name: w.answers(place) }).getByRole('radio', { name, exact: true })
    const ask = (place: number) => page.getByRole('textbox', { name: w.ask(place) })
    const fix = (place: number) => page.getByRole('button', { name: w.fix(place) })
    const noteOf = (field: Locator) =>
      field.evaluate((element) =>
        document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent?.trim(),
      )
    const hint = (label = w.more) => noteOf(page.getByLabel(label))
    const send = page.getByRole('button', { name: w.send.none })
    await page.getByText(w.alone).waitFor()
    await page.getByText(w.round).waitFor()
    await page.getByText(w.none).waitFor()
    expect(await hint(w.field)).toBeFalsy()
    const asksBeforeLeaving = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    await answer(1, w.me).tap()
    await answer(3, w.notMe).tap()
    await ask(3).waitFor()
    expect(await asksBeforeLeaving()).toBe(false)
    expect(await ask(1).count()).toBe(0)
    // Nothing is marked, and nothing was sent.
    expect(await fix(3).getAttribute('aria-pressed')).toBe('false')
    expect(await page.locator('.order-marked').count()).toBe(0)
    await page.getByText(w.none).waitFor()
    // Both places say so, and each is a way to mark it.
    expect(await noteOf(ask(3))).toBe(w.unmarked)
    await page.getByText(w.doubt).waitFor()
    expect(await send.innerText()).toBe(w.send.none)
    await page.getByRole('button', { name: w.mark, exact: true }).tap()
    expect(await fix(3).getAttribute('aria-pressed')).toBe('true')
    expect(await page.getByText(w.doubt).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(w.now)
    await fix(3).tap()
    // The field follows the answers, by keyboard too.
    await answer(3, w.notMe).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Brown eyes')
    expect(await fix(3).getAttribute('aria-pressed')).toBe('true')
    expect(await noteOf(ask(3))).toBe(w.marked)
    expect(await send.innerText()).toBe(w.send.one)
    // The bar with a link to the form is as wide as the gallery: beside it, no control is half covered.
    const [bar, list] = await Promise.all([
      page.locator('.order-marked').boundingBox(),
      page.getByRole('list', { name: w.portraits }).boundingBox(),
    ])
    if (!bar || !list) throw new Error('No bar, or no gallery')
    expect([bar.x <= list.x, bar.x + bar.width >= list.x + list.width]).toEqual([true, true])
    // At the form, the link to it covers no other control.
    await page.getByRole('link', { name: w.one.link }).click()
    expect(await hint()).toBe(w.one.hint)
    expect(await page.getByLabel(w.own, { exact: true }).inputValue()).toBe('Brown eyes')
    expect(await axeViolations(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    expect(await clippedFocusRings(page)).toEqual([])
    // Words about a portrait that is not marked are not shown, as they are not sent.
    await fix(3).tap()
    expect(await ask(3).count()).toBe(0)
    await fix(3).tap()
    expect(await ask(3).inputValue()).toBe('Brown eyes')
    // The same in the viewer, whose arrow keys leave the words alone.
    await page.getByRole('button', { name: w.open, exact: true }).tap()
    const inViewer = page.getByRole('dialog', { name: w.portraits }).getByRole('textbox', { name: w.ask(3) })
    await inViewer.press('ArrowLeft')
    await inViewer.press('End')
    await page.keyboard.type('.')
    expect(await axeViolations(page)).toEqual([])
    // From there, too, a link leads to the form, which the viewer covers.
    await page.getByRole('dialog').getByRole('link', { name: w.review }).tap()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(async () => (await page.locator('#corrections').boundingBox())?.y).toBeLessThan(844 / 2)
    expect((await page.locator('#corrections').boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    // A portrait that looks like the buyer can be changed too.
    await fix(1).tap()
    await ask(1).waitFor()
    expect(await hint()).toBe(w.many.hint)
    await page.getByRole('link', { name: w.many.link }).click()
    expect(orderOf(session)).toEqual({ status: 'delivered', corrections_at: null })
    expect(await send.innerText()).toBe(w.send.many)
    // A reload would lose what is marked and written.
    expect(await asksBeforeLeaving()).toBe(true)
    await send.click()
    await page.getByRole('heading', { name: texts[edition].corrected }).waitFor()
    expect(remarksOf(session)).toEqual(['Brown eyes.'])
    await expect.poll(asksBeforeLeaving).toBe(false)
    expect(await page.getByText(w.alone).count()).toBe(0)
    expect(await page.getByRole('textbox', { name: w.ask(3) }).count()).toBe(0)
  },
)
