import { parseHTML } from 'linkedom'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Edition } from '~/catalog/editions'
import { sendPhotos } from '~tests/e2e/journeys/buy'
import { finishCard, paidCard, playStudio, settleCard, startCard } from '~tests/e2e/journeys/provider'
import { putPhoto } from '~tests/e2e/journeys/putPhoto'
import { callFunction } from '~tests/e2e/site/callFunction'
import { lineFaults } from '~tests/e2e/site/lineFaults'
import { served, textOf } from '~tests/e2e/site/served'
import { openStores } from '~tests/e2e/site/stores'
import {
  axeViolations,
  holdRequests,
  hydrated,
  newVisitor,
  origin,
  phone,
  type VisitOptions,
  visit,
} from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import {
  blankControls,
  clippedFocusRings,
  clippedTexts,
  overflow,
  setTextSize,
  smallTargets,
} from '~tests/e2e/survey/measure'
import { phonePhoto, smallPhotos } from '~tests/fixtures/photos'
import { unzip } from '~tests/fixtures/unzip'
import { checkoutText } from '~tests/prices'

let stores: ReturnType<typeof openStores>
beforeAll(() => {
  stores = openStores()
})
afterAll(() => stores.close())

const failedRequest = /Failed to load resource/

/** Whether the element is entirely in the viewport vertically. */
const inViewport = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

const pageOf = (edition: Edition, session: string) => `${words[edition].thanks}?session_id=${session}`

/** Opens the page of a delivered order. */
async function delivered(edition: Edition, options: VisitOptions = {}) {
  const session = await paidCard(origin, edition)
  await playStudio(origin, session)
  const page = await hydrated(await visit(pageOf(edition, session), options))
  return { page, session }
}

const texts = {
  us: {
    paid: 'Now we need your photos',
    received: 'Thank you. Your photos are in.',
    begun: ['We already have one of your photos', 'We already have 2 of your photos'],
    arrived: ['1 photo has arrived.', '2 photos have arrived.'],
    wanted: ['More light: by a window or outdoors, by day', 'Send other photos'],
    unpaid: 'This order is not paid yet',
    confirming: 'Your payment is on its way',
    unknown: 'We could not find this order',
    ready: 'Your portraits are ready',
    emptied: 'Your photos are deleted',
    erased: 'Your photos and portraits are deleted',
    kept: 'What you have downloaded stays yours.',
    proof: 'Proof of deletion',
    seen: 'Whoever has the link sees your photos',
    corrected: 'We are working on your corrections',
    refunded: ['Your money is on its way back', 'Given back'],
    steps: ['Paid', 'Photos received', 'In production', 'Delivered'],
    turnaround: '24–48 hours',
    facts: ['AI portraits', 'AI Photo Pack Essential', checkoutText('essential')],
  },
  br: {
    paid: 'Agora precisamos das suas fotos',
    received: 'Obrigado. Suas fotos chegaram.',
    begun: ['Já temos uma das suas fotos', 'Já temos 2 das suas fotos'],
    arrived: ['1 foto chegou.', '2 fotos chegaram.'],
    wanted: ['Mais luz: perto de uma janela ou ao ar livre, de dia', 'Enviar outras fotos'],
    unpaid: 'Este pedido ainda não foi pago',
    confirming: 'Seu pagamento está a caminho',
    unknown: 'Não encontramos este pedido',
    ready: 'Seus retratos estão prontos',
    emptied: 'Suas fotos foram excluídas',
    erased: 'Suas fotos e seus retratos foram excluídos',
    kept: 'O que você baixou continua sendo seu.',
    proof: 'Comprovante de exclusão',
    seen: 'Quem tem o link vê suas fotos',
    corrected: 'Estamos fazendo suas correções',
    refunded: ['Seu dinheiro está voltando', 'Devolvido'],
    steps: ['Pago', 'Fotos recebidas', 'Em produção', 'Entregue'],
    turnaround: 'menos de 24 horas na maioria dos casos',
    facts: ['Retratos com IA', 'Pacote de Fotos IA Essencial', checkoutText('essential', 'br')],
  },
}

describe.each(['us', 'br'] as const)('without script, the order page of %s', (edition) => {
  const w = texts[edition]
  const read = (session: string) => served(pageOf(edition, session))

  it('R-TYP-01 R-TYP-05 R-UPL-23 shows number, plan, price, progress and the next step', async () => {
    const session = await paidCard(origin, edition)
    const { document, headers, html } = await read(session)
    expect(textOf(document.querySelector('h1'))).toBe(w.paid)
    const steps = [...document.querySelectorAll('main ol > li')]
    expect(steps.map((step) => textOf(step.querySelector('h3')).replace(/:.*/, ''))).toEqual(w.steps)
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    expect(textOf(steps[0]?.querySelector('p'))).toMatch(/20\d\d/)
    expect(textOf(steps[3])).toContain(w.turnaround)
    const [order] = stores.rows('SELECT number FROM orders WHERE provider_session_id = ?', session)
    const facts = [...document.querySelectorAll('dl dd')].map(textOf)
    expect(facts[0]).toBe(String(order?.number).replace(/^.{4}/, '$&-'))
    for (const fact of w.facts) expect(facts.join('\n')).toContain(fact)
    const upload = document.querySelector(`main a[href="${words[edition].upload}?session_id=${session}"]`)
    expect(upload).not.toBeNull()
    // Private: not cached, not indexed, and without the buyer's name or email.
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/)
    expect(html).not.toMatch(/ana@example\.com|Ana Lima/)
  })

  it('R-UPL-23 shows the number of received photos for an unfinished upload', async () => {
    const session = await paidCard(origin, edition)
    for (const [seed, title] of w.begun.entries()) {
      await putPhoto(origin, session, seed)
      // Fetch directly, because `served` caches.
      const { document } = parseHTML(await (await fetch(origin + pageOf(edition, session))).text())
      expect(textOf(document.querySelector('h1'))).toBe(title)
      expect(textOf(document.querySelector('[aria-current=step] p'))).toContain(w.arrived[seed])
    }
  })

  it('R-UPL-23 shows first which other photos the studio needs, with one label for sending them', async () => {
    const session = await paidCard(origin, edition)
    await putPhoto(origin, session, 0)
    await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
    const [order] = stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)
    const wanted = { reasons: ['brighter'], words: '' }
    await callFunction(origin, 'desk-action', { order: order?.id, action: 'ask', wanted })
    const { document } = await read(session)
    const parts = [...document.querySelectorAll('main > section')]
    expect(parts.map((part) => part.getAttribute('aria-labelledby'))).toEqual([
      'order',
      'wanted',
      'way',
      'photos',
    ])
    expect(textOf(parts[1]?.querySelector('li'))).toBe(w.wanted[0])
    const links = document.querySelectorAll(`main a[href="${words[edition].upload}?session_id=${session}"]`)
    expect([...links].map(textOf)).toEqual([w.wanted[1], w.wanted[1]])
  })

  it('R-UPL-26 promises nothing that is deleted, and asks for other photos after the order is reopened', async () => {
    const session = await paidCard(origin, edition)
    const fetchPage = async () =>
      parseHTML(await (await fetch(origin + pageOf(edition, session))).text()).document
    const erase = () => callFunction(origin, 'order-action', { sessionId: session, action: 'erase' })
    await putPhoto(origin, session, 0)
    await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
    await erase()
    const upload = `main a[href="${words[edition].upload}?session_id=${session}"]`
    const emptied = await fetchPage()
    expect(textOf(emptied.querySelector('h1'))).toBe(w.emptied)
    expect(emptied.querySelector('main a[href^="mailto:"]')).not.toBeNull()
    expect(emptied.querySelector(upload)).toBeNull()
    const [order] = stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)
    await callFunction(origin, 'desk-action', { order: order?.id, action: 'reopen' })
    const before = await fetchPage()
    expect(textOf(before.querySelector('h1'))).toBe(w.paid)
    expect(before.querySelector(upload)).not.toBeNull()
    await putPhoto(origin, session, 1)
    await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
    await playStudio(origin, session)
    const ready = await fetchPage()
    expect(textOf(ready.querySelector('h1'))).toBe(w.ready)
    expect(textOf(ready.querySelector('main'))).toContain(w.seen)
    await erase()
    const after = await fetchPage()
    expect(textOf(after.querySelector('h1'))).toBe(w.erased)
    expect(textOf(after.querySelector('h1 + p'))).toContain(w.kept)
    // The proof of deletion comes next, once.
    const proofs = [...after.querySelectorAll('main h2')].map(textOf)
    expect([proofs.indexOf(w.proof), proofs.lastIndexOf(w.proof)]).toEqual([0, 0])
    expect(after.querySelectorAll('main > section')[1]?.querySelectorAll('dd')).toHaveLength(4)
    expect(after.querySelector('main a[download]')).toBeNull()
    expect(textOf(after.querySelector('main'))).not.toContain(w.seen)
    // Each step keeps its date even though its photos are deleted.
    for (const step of after.querySelectorAll('main ol > li'))
      expect(textOf(step.querySelector('p'))).toMatch(/20\d\d$/)
  })

  it('R-UPL-23 ends with the refund, without the remaining steps', async () => {
    const session = await paidCard(origin, edition)
    await settleCard(origin, session, 'refund')
    const [title, last] = w.refunded
    await expect.poll(async () => (await fetch(origin + pageOf(edition, session))).text()).toContain(last)
    const { document } = await read(session)
    expect(textOf(document.querySelector('h1'))).toBe(title)
    const steps = [...document.querySelectorAll('main ol > li')]
    expect(steps.map((step) => textOf(step.querySelector('h3')).replace(/:.*/, ''))).toEqual([
      w.steps[0],
      last,
    ])
    // Every step shows its date; the amount is above and on the receipt.
    for (const step of steps) expect(textOf(step.querySelector('p'))).toMatch(/20\d\d$/)
    expect(document.querySelector('[aria-current=step]')).toBeNull()
    // There are no photos to share, and the sun shows the step reached.
    expect(textOf(document.querySelector('main'))).not.toContain(w.seen)
    expect(document.querySelector('.order-sun')?.getAttribute('data-reached')).toBe('1')
  })

  it('R-TYP-04 R-UPL-21 R-UPL-23 has separate messages for unpaid, processing and unknown orders', async () => {
    const open = await startCard(origin, edition)
    const { document } = await read(open)
    expect(textOf(document.querySelector('h1'))).toBe(w.unpaid)
    const payAt = `${words[edition].checkout}?plan=essential`
    expect(document.querySelector(`main a[href="${payAt}"]`)).not.toBeNull()
    expect(document.querySelector('main [role=status]')).not.toBeNull()
    await finishCard(origin, open, 'delayed')
    // Fetch directly, because `served` caches.
    expect(await (await fetch(origin + pageOf(edition, open))).text()).toContain(w.confirming)
    const unknown = await read('cs_test_nobody_knows_this')
    expect(textOf(unknown.document.querySelector('h1'))).toBe(w.unknown)
    expect(unknown.document.querySelector('form[action="/orders/link"] input[type=email]')).not.toBeNull()
    expect(textOf((await read('a%20b')).document.querySelector('h1'))).toBe(w.unknown)
    // Without a session id, the page is generic.
    for (const query of ['', '?session_id=', '?session_id=%7BCHECKOUT_SESSION_ID%7D'])
      expect(textOf((await served(words[edition].thanks + query)).document.querySelector('h1'))).not.toBe(
        w.unknown,
      )
  })

  it('R-UPL-17 R-UPL-23 shows the portraits with download links, and one for all of them', async () => {
    const session = await paidCard(origin, edition)
    await playStudio(origin, session)
    const { document } = await read(session)
    expect(textOf(document.querySelector('h1'))).toBe(w.ready)
    const pictures = [
      ...document.querySelectorAll('#portraits ~ ul img, section[aria-labelledby=portraits] li img'),
    ]
    expect(pictures).toHaveLength(12)
    expect(pictures[2]?.getAttribute('alt')).toBe(edition === 'us' ? 'Portrait 3 of 12' : 'Retrato 3 de 12')
    const link = pictures[2]?.closest('a')?.getAttribute('href') ?? ''
    expect((await fetch(link)).headers.get('content-disposition')).toMatch(/^attachment;/)

    const zip = document.querySelector('a[href*="portraits.zip"]')?.getAttribute('href') ?? ''
    const response = await fetch(zip)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    const entries = unzip(bytes)
    const keys = stores.keys(`${session}/portraits/`)
    expect(entries).toHaveLength(12)
    for (const { name, bytes } of entries) {
      const key = keys.find((stored) => stored.endsWith(name)) ?? ''
      expect(Buffer.from(bytes).equals(Buffer.from(stores.bytes(key)))).toBe(true)
    }
  })
})

describe('the order page', () => {
  it('R-UPL-20 R-UPL-23 R-ERR-16 opens after the upload and shows the photos, which can be removed', async () => {
    const session = await paidCard(origin, 'us')
    const page = await hydrated(
      await visit(`/upload?session_id=${session}`, { ...phone, reducedMotion: 'reduce' }),
    )
    await sendPhotos(page, 'us', [await phonePhoto(1), ...(await smallPhotos(2))])
    await page.waitForURL(`**/thank-you?session_id=${session}`)
    await page.getByRole('heading', { name: texts.us.received }).waitFor()
    await page.getByText('Photos uploaded successfully!').waitFor()
    // The current step is "Photos received", since production has not started.
    expect(await page.locator('[aria-current=step] h3').allTextContents()).toEqual(['Photos received: done'])
    const pictures = page.getByRole('region', { name: 'Your photos' }).locator('img')
    await expect.poll(() => pictures.count()).toBe(3)
    await pictures.first().scrollIntoViewIfNeeded()
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalHeight))
      .toBe(480)
    expect(await axeViolations(page)).toEqual([])
    expect(await clippedFocusRings(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove photo-0.jpg' }).click()
    await expect.poll(() => pictures.count()).toBe(2)
    expect(stores.keys(`${session}/`)).toHaveLength(2)
    // The upload page shows them too, and can remove the others.
    await page.getByRole('link', { name: 'Add photos' }).first().click()
    await page.getByText('2 photos received').waitFor()
    expect(await page.getByRole('main').locator('li img').count()).toBe(2)
    await page.getByRole('button', { name: 'Remove IMG_1.jpg' }).click()
    await page.getByText('1 photo received').waitFor()
    expect(stores.keys(`${session}/`)).toHaveLength(1)
    await playStudio(origin, session)
    await page.goto(`${origin}/upload?session_id=${session}`)
    await page.waitForURL(`**/thank-you?session_id=${session}`)
    await page.getByRole('heading', { name: texts.us.ready }).waitFor()
    // The photos are still available, but collapsed below the portraits.
    expect(await pictures.filter({ visible: true }).count()).toBe(0)
    await page.getByText('Look at the photos').click()
    expect(await pictures.filter({ visible: true }).count()).toBe(1)
  })

  it.each(['us', 'br'] as const)(
    'R-UPL-23 of %s: a returning buyer can confirm that the received photos are all, here and on the upload page',
    async (edition) => {
      const enough = { us: 'That is all: begin with 2 photos', br: 'É só isso: comecem com 2 fotos' }[edition]
      for (const path of [words[edition].thanks, words[edition].upload]) {
        const session = await paidCard(origin, edition)
        for (const seed of [1, 2]) await putPhoto(origin, session, seed)
        const page = await hydrated(await visit(`${path}?session_id=${session}`, { reducedMotion: 'reduce' }))
        await page.getByRole('button', { name: enough }).click()
        await page.getByRole('heading', { name: texts[edition].received }).waitFor()
        expect(new URL(page.url()).pathname).toBe(words[edition].thanks)
        expect(
          stores
            .rows('SELECT status FROM orders WHERE provider_session_id = ?', session)
            .map(({ status }) => status),
        ).toEqual(['photos_received'])
        expect(await page.getByRole('button', { name: enough }).count()).toBe(0)
        await page.goto(`${origin}${words[edition].upload}?session_id=${session}`)
        await page.getByText(words[edition].received).first().waitFor()
        await hydrated(page)
        expect(await page.getByRole('button', { name: enough }).count()).toBe(0)
      }
    },
  )

  it('R-UPL-21 polls while the payment is processing', async () => {
    const session = await startCard(origin, 'us')
    await finishCard(origin, session, 'delayed')
    const page = await hydrated(await visit(pageOf('us', session)))
    await page.getByRole('heading', { name: texts.us.confirming }).waitFor()
    await fetch(`${origin}/__sandbox/sessions/${session}`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ action: 'succeeded' }),
    })
    await page.getByRole('heading', { name: texts.us.paid }).waitFor()
  })

  it('R-A11-01 R-A11-03 R-A11-12 opens portraits in a dialog: arrow keys, Escape, focus moved and restored', async () => {
    const { page } = await delivered('us', { reducedMotion: 'reduce' })
    const third = page.getByRole('button', { name: 'Portrait 3 of 12', exact: true })
    await third.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Portraits' })
    const large = (place: number) => dialog.getByRole('img', { name: `Portrait ${place} of 12` })
    await large(3).waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await large(4).waitFor()
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowLeft')
    await large(12).waitFor()
    await large(12).dispatchEvent('pointerdown', { clientX: 300, isPrimary: true })
    await large(12).dispatchEvent('pointerup', { clientX: 100 })
    await large(1).waitFor()
    expect(await axeViolations(page)).toEqual([])
    // The previous and next buttons stay on one line at every width.
    for (const width of [320, 360, 390, 430, 768]) {
      await page.setViewportSize({ width, height: 844 })
      const tops = await dialog
        .locator('.viewer-ways > button[aria-label]')
        .evaluateAll((arrows) => arrows.map((arrow) => arrow.getBoundingClientRect().top))
      expect([width, tops.length, tops[1]]).toEqual([width, 2, tops[0]])
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await third.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('R-UPL-23 R-UPL-26 R-DAT-18 accepts corrections once, and deletes everything with proof', async () => {
    const { page, session } = await delivered('us', { ...phone, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Send corrections' }).click()
    await page.getByText('Please fill in this field.').waitFor()
    for (const place of [2, 5])
      await page.getByRole('button', { name: `Correct : Portrait ${place} of 12` }).click()
    await page.getByText('Marked: portraits 2 and 5').waitFor()
    // The form is below all portraits, so a sticky link to it stays visible.
    await page.getByRole('list', { name: 'Portraits' }).getByRole('button').first().scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: '2 marked: say what should change' }).click()
    await expect
      .poll(() => inViewport(page.getByRole('heading', { name: 'Something is not right?' })))
      .toBe(true)
    expect(await axeViolations(page)).toEqual([])
    expect(await clippedFocusRings(page)).toEqual([])
    await page.getByLabel('What should change?').fill('Less smile, please.')
    await page.getByRole('button', { name: 'Send corrections' }).click()
    await page.getByRole('heading', { name: texts.us.corrected }).waitFor()
    await page.getByText('Less smile, please.').waitFor()
    await page.getByText('You marked portraits 2 and 5.').waitFor()
    const tiles = page.getByRole('list', { name: 'Portraits' }).getByRole('button')
    expect((await tiles.allTextContents()).filter((text) => text.includes(':'))).toEqual([
      '2: In correction',
      '5: In correction',
    ])
    expect(await page.getByRole('button', { name: 'Send corrections' }).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const [order] = stores.rows(
      'SELECT id, status, corrections FROM orders WHERE provider_session_id = ?',
      session,
    )
    expect(order).toMatchObject({ status: 'in_production', corrections: 'Less smile, please.' })
    const marked = stores.rows(
      'SELECT name FROM order_photos WHERE order_id = ? AND marked',
      String(order?.id),
    )
    expect(marked.map(({ name }) => name).sort()).toEqual(['portrait-02.png', 'portrait-05.png'])
    expect(await axeViolations(page)).toEqual([])

    const erase = page.getByRole('button', { name: 'Delete my photos and portraits' })
    await erase.click()
    // The irreversible action is neither first nor focused.
    expect(await page.getByRole('dialog').getByRole('button').allInnerTexts()).toEqual([
      'Keep them',
      'Yes, delete them',
    ])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep them')
    await page.getByRole('button', { name: 'Keep them' }).click()
    expect(stores.keys(`${session}/`)).toHaveLength(12)
    await erase.click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, delete them' }).click()
    const proof = page.getByRole('status').filter({ hasText: 'Deleted for good' })
    await proof.waitFor()
    await page.getByRole('heading', { level: 1, name: 'Your portraits are deleted' }).waitFor()
    await page.getByText(texts.us.kept).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await expect.poll(() => inViewport(page.getByRole('heading', { name: texts.us.proof }))).toBe(true)
    // Earlier promises are gone.
    for (const promise of ['Your corrections are with us', texts.us.turnaround, 'Please write to us.'])
      expect([promise, await page.getByRole('main').getByText(promise).count()]).toEqual([promise, 0])
    expect(await page.locator('[aria-current=step]').count()).toBe(0)
    expect(await proof.getByRole('definition').allInnerTexts()).toEqual([
      expect.stringMatching(/^.{4}-.{4}$/),
      expect.stringMatching(/20\d\d.* UTC$/),
      '0',
      '12',
    ])
    expect(stores.keys(`${session}/`)).toEqual([])
    // The proof is also in the served HTML, without script.
    expect((await served(pageOf('us', session))).html).toContain('Deleted for good')
  })

  it('R-UPL-23 changes the email address, sends the link again, and shows errors', async () => {
    const { page, session } = await delivered('br', { allow: failedRequest })
    await page.getByText('E-mail errado?').click()
    await page.getByLabel('Novo e-mail').fill('nobody')
    await page.getByRole('button', { name: 'Mudar e enviar o link' }).click()
    await page.getByText('Confira este e-mail: ele parece incompleto.').waitFor()
    await page.getByLabel('Novo e-mail').fill('maria@example.com')
    await page.getByRole('button', { name: 'Mudar e enviar o link' }).click()
    await page.getByText('ma…@example.com').waitFor()
    await page.route('**/_serverFn/order-action', (route) => route.abort())
    await page.getByRole('button', { name: 'Enviar o link de novo' }).click()
    await page.getByRole('alert').filter({ hasText: 'Não funcionou agora' }).waitFor()
    const [order] = stores.rows('SELECT customer_email FROM orders WHERE provider_session_id = ?', session)
    expect(order?.customer_email).toBe('maria@example.com')
    const refund = page.getByRole('link', { name: 'Escrever sobre um reembolso' })
    expect(decodeURIComponent((await refund.getAttribute('href')) ?? '')).toMatch(
      /^mailto:.+\?subject=Reembolso do pedido [0-9A-Z]{4}-[0-9A-Z]{4}$/,
    )
  })

  it('R-API-14 shows and changes nothing for another session', async () => {
    const [mine, other] = [await paidCard(origin, 'us'), await paidCard(origin, 'us')]
    await playStudio(origin, mine)
    type Shown = { portraits: { id: string; url: string }[] }
    const { portraits } = await callFunction<Shown>(origin, 'order-page', { sessionId: mine })
    expect((await callFunction<Shown>(origin, 'order-page', { sessionId: other })).portraits).toEqual([])
    const marks = { sessionId: other, action: 'correct', portraits: [portraits[0]?.id], words: 'x' }
    expect(await callFunction(origin, 'order-action', marks)).toMatchObject({ ok: false, code: 'not_now' })
    expect(await callFunction(origin, 'order-action', { sessionId: other, action: 'erase' })).toMatchObject({
      ok: true,
    })
    expect(stores.keys(`${mine}/`)).toHaveLength(12)
  })
})

it('R-API-14 a lost link can be requested on the checkout', async () => {
  const page = await hydrated(await visit('/payment-br', { ...phone, reducedMotion: 'reduce' }))
  await page.getByText('Perdeu o link do seu pedido?').click()
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await page.getByText('Confira este e-mail: ele parece incompleto.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('E-mail usado no pedido').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await page.getByText('o link já está a caminho').waitFor()
  expect(await lineFaults(page)).toEqual([])
})

it('R-UPL-23 keeps input from before hydration and does not navigate away from the order', async () => {
  const session = await paidCard(origin, 'br')
  await playStudio(origin, session)
  const page = await newVisitor(phone)
  const release = await holdRequests(page)
  await page.goto(origin + pageOf('br', session), { waitUntil: 'commit' })
  await page.getByLabel('O que deve mudar?').fill('Menos sorriso, por favor.')
  await page.getByText('E-mail errado?').click()
  await page.getByLabel('Novo e-mail').fill('maria@example.com')
  await page.getByLabel('Novo e-mail').press('Enter')
  await page.getByRole('button', { name: 'Enviar correções' }).click({ force: true })
  expect(page.url()).toBe(origin + pageOf('br', session))
  // The click is queued and handled after hydration.
  release()
  await hydrated(page)
  await page.getByRole('heading', { name: texts.br.corrected }).waitFor()
  await page.getByText('Menos sorriso, por favor.').waitFor()
})

it.each(['us', 'br'] as const)(
  'R-A11-15 the text of the order page of %s fits on a narrow phone and in large text',
  async (edition) => {
    const paid = await paidCard(origin, edition)
    const refunded = await paidCard(origin, edition)
    await settleCard(origin, refunded, 'refund')
    const { page, session } = await delivered(edition, { ...phone, reducedMotion: 'reduce' })
    const marks = page.locator('main li button[aria-pressed]')
    await marks.first().waitFor()
    for (const place of [0, 3]) await marks.nth(place).click()
    const faults = async (state: string) => {
      for (const [width, size] of [
        [320, 16],
        [390, 24],
        [390, 32],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await setTextSize(page, size)
        const found = [clippedTexts, blankControls, overflow, smallTargets].map((measure) => measure(page))
        expect([state, width, size, ...(await Promise.all(found)).flat()]).toEqual([state, width, size])
      }
      await setTextSize(page, 16)
    }
    await faults('delivered')
    await callFunction(origin, 'order-action', { sessionId: session, action: 'erase' })
    for (const [state, id] of Object.entries({ erased: session, paid, refunded })) {
      await page.goto(origin + pageOf(edition, id))
      await faults(state)
    }
  },
)

it.each(['us', 'br'] as const)(
  'R-A11-15 in large text the heading of the order of %s keeps its lines, and no remove button covers a picture',
  async (edition) => {
    const session = await paidCard(origin, edition)
    await putPhoto(origin, session, 1)
    await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
    const page = await hydrated(await visit(pageOf(edition, session), { reducedMotion: 'reduce' }))
    await page.locator('.sent-remove').waitFor()
    for (const width of [390, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await setTextSize(page, 24)
      const seen = await page.evaluate(() => {
        const lines = (element: Element) =>
          Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const [icon, cross] = [boxOf('.sent [class*=lucide-image]'), boxOf('.sent-remove')]
        const apart = icon.right <= cross.left || icon.top >= cross.bottom
        return {
          second: lines(document.querySelector('#order > .block') as Element),
          apart: icon.width > 0 && apart,
        }
      })
      // A phone is too narrow for the longer heading.
      expect([width, seen]).toEqual([width, { second: width === 390 ? seen.second : 1, apart: true }])
    }
  },
)

it('the sun of the order page stays within the margins, on the line, and covers no text or button at any height', async () => {
  const session = await paidCard(origin, 'br')
  const page = await visit(`/thank-you-br?session_id=${session}`, { reducedMotion: 'reduce' })
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await page.evaluate(() => {
      const disc = document.querySelector<HTMLElement>('.order-sun')
      const hero = disc?.closest('section')
      if (!disc || !hero) return ['there is no sun']
      const range = document.createRange()
      const words = [...document.querySelectorAll('header a, main section:first-child :is(h1, p, a)')]
      const boxesOf = (element: Element) => {
        range.selectNodeContents(element)
        return element.matches('a') ? [element.getBoundingClientRect()] : [...range.getClientRects()]
      }
      return ['0', '1', '1.5', '2', '3', '4'].flatMap((reached) => {
        disc.dataset.reached = reached
        const { left, right, top, bottom, width } = disc.getBoundingClientRect()
        const radius = width / 2
        const margin = innerWidth < 768 ? 20 : 32
        const outside =
          left < margin ||
          right > innerWidth - margin ||
          Math.abs(bottom - hero.getBoundingClientRect().bottom) > 1.5
        const [x, y] = [left + radius, top + radius]
        const touches = (box: DOMRect) => {
          const near = Math.max(box.left, Math.min(x, box.right)) - x
          const level = Math.max(box.top, Math.min(y, box.bottom)) - y
          return box.top < bottom && Math.hypot(near, level) < radius
        }
        const covered = words.filter((element) => boxesOf(element).some(touches))
        return [...(outside ? ['the sun'] : []), ...covered.map(({ textContent }) => textContent)].map(
          (what) => `${reached}: ${what}`,
        )
      })
    })
    expect([width, ...faults]).toEqual([width])
  }
})
