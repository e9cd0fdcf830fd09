import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sampledEditions } from '~tests/depth'
import { sendPhotos } from '~tests/e2e/journeys/buy'
import { finishCard, paidCard, playStudio, startCard } from '~tests/e2e/journeys/provider'
import { putPhoto } from '~tests/e2e/journeys/putPhoto'
import { callFunction } from '~tests/e2e/site/callFunction'
import { served } from '~tests/e2e/site/served'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, hydrated, origin, phone, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { clippedFocusRings } from '~tests/e2e/survey/measure'
import { phonePhoto, smallPhotos } from '~tests/fixtures/photos'
import { delivered, pageOf, texts } from './orderPage'

const stores = siteStores()
const failedRequest = /Failed to load resource/
/** Whether the element is entirely in the viewport vertically. */
const inViewport = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
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
    // The page leads with when the portraits come, and asks for more photos, since these are few.
    expect(await page.locator('h1 + p').textContent()).toContain(texts.us.turnaround)
    const color = (name: string) =>
      page
        .getByRole('link', { name })
        .first()
        .evaluate((link) => getComputedStyle(link).backgroundColor)
    expect(await color('Add photos')).not.toBe(await color('Order More'))
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

  it.each(sampledEditions(1))(
    'R-UPL-23 of %s: a returning buyer can confirm that the received photos are all, here and on the upload page',
    async (edition) => {
      const enough = { us: 'That’s all: start with 2 photos', br: 'Começar só com 2 fotos' }[edition]
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

  it('R-UPL-14 R-UPL-23 asks for more photos while there are fewer than recommended, and no longer after that', async () => {
    const session = await paidCard(origin, 'br')
    const put = (first: number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => putPhoto(origin, session, first + at)))
    const ground = async () => {
      await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
      const page = await visit(pageOf('br', session), phone)
      const link = page.getByRole('link', { name: 'Enviar mais fotos' }).first()
      return link.evaluate((element) => getComputedStyle(element).backgroundColor)
    }
    await put(0, 19)
    expect(await ground()).not.toBe('rgba(0, 0, 0, 0)')
    await put(19, 1)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  })
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
    const third = page.getByRole('button', { name: 'Portrait 3 of 15: Paris', exact: true })
    await third.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Portraits' })
    const large = (place: number) => dialog.getByRole('img', { name: `Portrait ${place} of 15` })
    await large(3).waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await large(4).waitFor()
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowLeft')
    await large(15).waitFor()
    await large(15).dispatchEvent('pointerdown', { clientX: 300, isPrimary: true })
    await large(15).dispatchEvent('pointerup', { clientX: 100 })
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
      await page.getByRole('button', { name: `Fix this : Portrait ${place} of 15` }).click()
    await page.getByText('Marked: portraits 2 and 5').waitFor()
    // The form is below all portraits, so a sticky link to it stays visible.
    await page.getByRole('list', { name: 'Portraits' }).getByRole('button').first().scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: '2 marked: review and send' }).click()
    await expect
      .poll(() => inViewport(page.getByRole('heading', { name: 'Something not right?' })))
      .toBe(true)
    expect(await axeViolations(page)).toEqual([])
    expect(await clippedFocusRings(page)).toEqual([])
    const send = page.getByRole('button', { name: 'Send corrections' })
    await send.click()
    await page.getByText('Please tell us what to change, next to a portrait or here.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByLabel('What should change?').fill('Less smile, please.')
    await page.getByLabel('What should we change? Portrait 5 of 15').fill('Brown eyes,\nplease.')
    // What was typed survives a mark that is removed and set again.
    const fifth = page.getByRole('button', { name: /^(Fix this|Marked) : Portrait 5 of 15/ })
    await fifth.click()
    await page.getByText('Marked: portrait 2', { exact: true }).waitFor()
    await fifth.click()
    await send.click()
    await page.getByRole('heading', { name: texts.us.corrected }).waitFor()
    await page.getByText('Less smile, please.').waitFor()
    const copy = page.getByRole('list', { name: 'What you wrote about individual portraits' })
    expect((await copy.innerText()).replace(/\n+/g, '\n')).toBe('Portrait 5\n“Brown eyes,\nplease.”')
    await page.getByText('You marked portraits 2 and 5.').waitFor()
    const tiles = page.getByRole('list', { name: 'Portraits' }).getByRole('button')
    expect((await tiles.allTextContents()).filter((text) => text.includes(':'))).toEqual([
      '2: Being corrected',
      '5: Being corrected',
    ])
    expect(await page.getByRole('button', { name: 'Send corrections' }).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const [order] = stores.rows(
      'SELECT id, status, corrections FROM orders WHERE provider_session_id = ?',
      session,
    )
    expect(order).toMatchObject({ status: 'in_production', corrections: 'Less smile, please.' })
    const marked = stores.rows(
      'SELECT name, remark FROM order_photos WHERE order_id = ? AND marked ORDER BY name',
      String(order?.id),
    )
    expect(marked.map(({ name, remark }) => [name, remark])).toEqual([
      ['City at night.jpg', 'Brown eyes,\nplease.'],
      ['Office.jpg', null],
    ])
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
    expect(stores.keys(`${session}/`)).toHaveLength(15)
    await erase.click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, delete them' }).click()
    const proof = page.getByRole('status').filter({ hasText: 'Deleted for good' })
    await proof.waitFor()
    await page.getByRole('heading', { level: 1, name: 'Your portraits have been deleted' }).waitFor()
    await page.getByText(texts.us.kept).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await expect.poll(() => inViewport(page.getByRole('heading', { name: texts.us.proof }))).toBe(true)
    // Earlier promises are gone.
    for (const promise of ['We got your correction notes', texts.us.turnaround, 'Please write to us.'])
      expect([promise, await page.getByRole('main').getByText(promise).count()]).toEqual([promise, 0])
    expect(await page.locator('[aria-current=step]').count()).toBe(0)
    expect(await proof.getByRole('definition').allInnerTexts()).toEqual([
      expect.stringMatching(/^.{4}-.{4}$/),
      expect.stringMatching(/20\d\d.* E[SD]T$/),
      '0',
      '15',
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
    await page.getByRole('alert').filter({ hasText: 'Não deu certo' }).waitFor()
    const [order] = stores.rows('SELECT customer_email FROM orders WHERE provider_session_id = ?', session)
    expect(order?.customer_email).toBe('maria@example.com')
    const refund = page.getByRole('link', { name: 'Pedir reembolso por e-mail' })
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
    expect(stores.keys(`${mine}/`)).toHaveLength(15)
  })
})
