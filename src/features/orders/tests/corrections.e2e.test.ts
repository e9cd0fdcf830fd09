import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, hydrated, phone } from '~tests/e2e/site/visit'
import { clippedFocusRings, smallTargets } from '~tests/e2e/survey/measure'
import { delivered, texts } from './orderPage'

const stores = siteStores()
const orderOf = (session: string) =>
  stores.rows('SELECT status, corrections_at FROM orders WHERE provider_session_id = ?', session)[0]
/** The portraits of an order that the condition is true of. */
const portraitsOf = (session: string, condition: string) =>
  stores.rows(
    `SELECT remark, verdict FROM order_photos WHERE ${condition} AND order_id =
      (SELECT id FROM orders WHERE provider_session_id = ?)`,
    session,
  )
const remarksOf = (session: string) => portraitsOf(session, 'remark IS NOT NULL').map(({ remark }) => remark)
const verdictsOf = (session: string) =>
  portraitsOf(session, 'verdict IS NOT NULL').map(({ verdict }) => verdict)
const markedOf = (session: string) => portraitsOf(session, 'marked').length

const words = {
  us: {
    portraits: 'Portraits',
    answers: (place: number) => new RegExp(`^Portrait ${place} of 15.*Does it look like you\\?$`),
    me: 'Me',
    almost: 'Almost',
    notMe: 'Not me',
    fix: (place: number) => new RegExp(`^(Fix this|Marked) : Portrait ${place} of 15`),
    ask: (place: number) => new RegExp(`^What should we change\\? Portrait ${place} of 15`),
    open: 'Portrait 3 of 15: Paris',
    ways: 'To have one redone, choose “Not me” or “Fix this.”',
    round: 'One round of corrections is part of your order.',
    field: 'What should change?',
    more: 'Anything else?',
    isMarked: 'Portrait 3 of 15: Paris: Marked',
    form: 'Something not right?',
    edit: 'Edit : Portrait 3',
    none: 'No portrait marked? Your note applies to all of them.',
    unmarked: 'Noted as feedback only. To have it redone, write here or choose “Fix this.”',
    marked: 'Marked, not sent yet: review and send',
    review: 'review and send',
    doubt: 'You said portrait 3 doesn’t quite look like you, but it isn’t marked.',
    mark: 'Mark it',
    now: 'Marked: portrait 3',
    one: {
      link: '1 marked: review and send',
      blank: 'Write it here or below the portrait.',
      hint: 'Leave it blank if your note says it all.',
    },
    many: {
      link: '2 marked: review and send',
      hint: 'Applies to all of them. Leave it blank if your notes say it all.',
    },
    send: {
      none: 'Send corrections',
      one: 'Send corrections for portrait 3',
      many: 'Send corrections for 2 portraits',
      three: 'Send corrections for 3 portraits',
    },
  },
  br: {
    portraits: 'Retratos',
    answers: (place: number) => new RegExp(`^Retrato ${place} de 15.*Parece com você\\?$`),
    me: 'Eu',
    almost: 'Quase',
    notMe: 'Não sou eu',
    fix: (place: number) => new RegExp(`^(Corrigir|Marcado) : Retrato ${place} de 15`),
    ask: (place: number) => new RegExp(`^O que devemos mudar\\? Retrato ${place} de 15`),
    open: 'Retrato 3 de 15: Paris',
    ways: 'Para refazer um retrato, escolha “Não sou eu” ou “Corrigir”.',
    round: 'Uma rodada de correções faz parte do seu pedido.',
    field: 'O que deve mudar?',
    more: 'Mais alguma mudança?',
    isMarked: 'Retrato 3 de 15: Paris: Marcado',
    form: 'Algo não ficou bom?',
    edit: 'Editar : Retrato 3',
    none: 'Nenhum retrato marcado: o que você escrever vale para todos.',
    unmarked: 'Só anotamos sua resposta. Para refazer o retrato, escreva aqui ou escolha “Corrigir”.',
    marked: 'Marcado, ainda não enviado: revisar e enviar',
    review: 'revisar e enviar',
    doubt: 'Você disse que o retrato 3 não se parece tanto com você, mas ele não está marcado.',
    mark: 'Marcar',
    now: 'Marcado: retrato 3',
    one: {
      link: '1 marcado: revisar e enviar',
      blank: 'Escreva aqui ou abaixo do retrato.',
      hint: 'Deixe em branco se o que você escreveu já diz tudo.',
    },
    many: {
      link: '2 marcados: revisar e enviar',
      hint: 'Vale para todos eles. Deixe em branco se o que você escreveu já diz tudo.',
    },
    send: {
      none: 'Enviar correções',
      one: 'Enviar correções do retrato 3',
      many: 'Enviar correções de 2 retratos',
      three: 'Enviar correções de 3 retratos',
    },
  },
}

const controls = (edition: 'us' | 'br', page: Page) => {
  const w = words[edition]
  return {
    answer: (place: number, name: string) =>
      page.getByRole('radiogroup', { name: w.answers(place) }).getByRole('radio', { name, exact: true }),
    ask: (place: number) => page.getByRole('textbox', { name: w.ask(place) }),
    fix: (place: number) => page.getByRole('button', { name: w.fix(place) }),
    asksBeforeLeaving: () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))),
  }
}

it.each(['us', 'br'] as const)(
  'R-UPL-23 R-A11-01 of %s: “almost” alone marks nothing, and asks at once what should change',
  async (edition) => {
    const w = words[edition]
    const { page, session } = await delivered(edition, { ...phone, reducedMotion: 'reduce' })
    const { answer, ask, fix, asksBeforeLeaving } = controls(edition, page)
    const noteOf = (field: Locator) =>
      field.evaluate((element) =>
        document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent?.trim(),
      )
    const hint = (label = w.more) => noteOf(page.getByLabel(label))
    const send = page.getByRole('button', { name: w.send.none })
    await page.getByText(w.ways).waitFor()
    await page.getByText(w.round).waitFor()
    await page.getByText(w.none).waitFor()
    expect(await hint(w.field)).toBeFalsy()
    await answer(1, w.me).tap()
    await answer(3, w.almost).tap()
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
    // A mark alone does not say what to change.
    expect(await hint(w.field)).toBe(w.one.blank)
    await fix(3).tap()
    // The field follows the answers, by keyboard too.
    await answer(3, w.almost).focus()
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
    // The form asks for no words twice: it shows those beside the portrait, with a link to their field.
    const form = page.getByRole('region', { name: w.form })
    expect(await form.getByRole('textbox').count()).toBe(1)
    expect(await form.getByRole('blockquote').allInnerTexts()).toEqual(['“Brown eyes”'])
    expect(await axeViolations(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    expect(await clippedFocusRings(page)).toEqual([])
    await form.getByRole('link', { name: w.edit }).click()
    await expect.poll(() => ask(3).evaluate((field) => field === document.activeElement)).toBe(true)
    await expect.poll(async () => (await ask(3).boundingBox())?.y).toBeGreaterThan(844 / 4)
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
    expect(await form.locator(':focus').count()).toBe(1)
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
    expect(await page.getByText(w.ways).count()).toBe(0)
    expect(await page.getByRole('textbox', { name: w.ask(3) }).count()).toBe(0)
  },
)

it.each(['us', 'br'] as const)(
  'R-UPL-23 R-A11-01 of %s: “not me” also marks a portrait; a mark that the buyer set outlasts verdicts',
  async (edition) => {
    const w = words[edition]
    const { page, session } = await delivered(edition, { ...phone, reducedMotion: 'reduce' })
    const { answer, ask, fix, asksBeforeLeaving } = controls(edition, page)
    // A tap ends before its click has come.
    const isMarked = (place: number) => expect.poll(() => fix(place).getAttribute('aria-pressed'))
    const link = page.getByRole('link', { name: w.one.link })
    await answer(3, w.notMe).tap()
    await isMarked(3).toBe('true')
    await link.waitFor()
    await page.getByRole('status').filter({ hasText: w.now }).waitFor()
    // The same tap takes back both, and so does another answer.
    await answer(3, w.notMe).tap()
    await isMarked(3).toBe('false')
    expect(await link.count()).toBe(0)
    await answer(3, w.notMe).tap()
    await answer(3, w.almost).tap()
    await isMarked(3).toBe('false')
    expect(await link.count()).toBe(0)
    await expect.poll(() => verdictsOf(session)).toEqual(['almost'])
    // Only the verdict is stored, so a reload, or another tab, shows both.
    await answer(3, w.notMe).tap()
    await expect.poll(() => verdictsOf(session)).toEqual(['not_me'])
    expect(await asksBeforeLeaving()).toBe(false)
    await page.reload()
    await hydrated(page)
    await isMarked(3).toBe('true')
    // A mark can be removed while the verdict stays; the next “not me” sets it again.
    await fix(3).tap()
    expect(await answer(3, w.notMe).getAttribute('aria-checked')).toBe('true')
    await page.getByText(w.doubt).waitFor()
    await answer(3, w.notMe).tap()
    await answer(3, w.notMe).tap()
    await isMarked(3).toBe('true')
    // The viewer says it itself: the form is inert behind it.
    await answer(3, w.notMe).tap()
    await page.getByRole('button', { name: w.open, exact: true }).tap()
    const viewer = page.getByRole('dialog', { name: w.portraits })
    await viewer.getByRole('radio', { name: w.notMe, exact: true }).tap()
    expect(await viewer.getByRole('status').textContent()).toBe(w.isMarked)
    await page.keyboard.press('Escape')
    // Set by the buyer, or by words: it stays.
    await fix(1).tap()
    await answer(1, w.notMe).tap()
    await answer(1, w.notMe).tap()
    await ask(3).fill('Brown eyes')
    await answer(3, w.me).tap()
    await isMarked(1).toBe('true')
    await isMarked(3).toBe('true')
    expect(await asksBeforeLeaving()).toBe(true)
    await answer(2, w.notMe).tap()
    await page.getByRole('button', { name: w.send.three }).click()
    await page.getByRole('heading', { name: texts[edition].corrected }).waitFor()
    expect(remarksOf(session)).toEqual(['Brown eyes'])
    expect(markedOf(session)).toBe(3)
    expect(await page.locator('.order-marked').count()).toBe(0)
  },
)
