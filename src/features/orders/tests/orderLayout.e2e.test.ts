import { expect, it } from 'vitest'
import { sampledEditions } from '~tests/depth'
import { paidCard, playStudio, settleCard } from '~tests/e2e/journeys/provider'
import { putPhoto } from '~tests/e2e/journeys/putPhoto'
import { callFunction } from '~tests/e2e/site/callFunction'
import { islandsReady } from '~tests/e2e/site/islandsReady'
import { lineFaults } from '~tests/e2e/site/lineFaults'
import {
  axeViolations,
  holdRequests,
  hydrated,
  newVisitor,
  origin,
  phone,
  visit,
} from '~tests/e2e/site/visit'
import { contrasts } from '~tests/e2e/survey/contrasts'
import { blankControls, clippedTexts, overflow, setTextSize, smallTargets } from '~tests/e2e/survey/measure'
import { delivered, pageOf, texts } from './orderPage'

it('R-API-14 a lost link can be requested on the checkout', async () => {
  const page = await hydrated(await visit('/payment-br', { ...phone, reducedMotion: 'reduce' }))
  await page.getByText('Perdeu o link do seu pedido?').click()
  // Until then the form is sent without script.
  await islandsReady(page, '[data-resend]')
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await page.getByText('Confira este e-mail: ele parece incompleto.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('E-mail usado no pedido').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'o link já está a caminho' })
  await notice.waitFor()
  // The pressed button is gone: the focus, and with it a screen reader, goes on to the notice.
  expect(await notice.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await lineFaults(page)).toEqual([])
})
it('R-API-14 a lost link’s form keeps the focus: on the button after a failure, on an address that the server refuses', async () => {
  const page = await hydrated(await visit('/payment', { reducedMotion: 'reduce', allow: /Failed to load/ }))
  await page.getByText('Lost the link to your order?').click()
  await islandsReady(page, '[data-resend]')
  const address = page.getByLabel('The address you ordered with')
  const button = page.getByRole('button', { name: 'Send me the link' })
  await address.fill('ana@example.com')
  let [asked, times] = [0, 0]
  for (const [code, focused] of [
    ['too_often', button],
    ['check_email', address],
  ] as const) {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/orders/link', async (route) => {
      asked++
      await answered
      await route.fulfill({ status: 400, json: { code } })
    })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => button.isDisabled()).toBe(true)
    // In the next frames, the browser takes the focus from a button that is disabled.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await page.keyboard.press('Enter')
    answer()
    await expect.poll(() => button.isDisabled()).toBe(false)
    await expect.poll(() => focused.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(asked).toBe(++times)
    await page.unroute('**/orders/link')
  }
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
it.each(sampledEditions(0))(
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
it.each(sampledEditions(0))(
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
it.each(['us', 'br'] as const)(
  'R-A11-15 the answers below a portrait of %s keep their words away from the rim, and four sections make two rows',
  async (edition) => {
    const { page } = await delivered(edition, { ...phone, reducedMotion: 'reduce' })
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const gaps = await page.locator('.order-portrait > .order-verdict').evaluateAll((groups) => {
        const range = document.createRange()
        return groups.flatMap((group) => {
          const pill = group.getBoundingClientRect()
          return [...group.children].flatMap((answer) => {
            range.selectNodeContents(answer)
            const [words, button] = [range.getBoundingClientRect(), answer.getBoundingClientRect()]
            const within = Math.min(words.left - button.left, button.right - words.right)
            return [Math.min(words.left - pill.left, pill.right - words.right) >= 8, within >= 2]
          })
        })
      })
      expect([width, gaps.length, gaps.includes(false)]).toEqual([width, 15 * 3 * 2, false])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    const tops = await page
      .locator('.order-help > section')
      .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().top)))
    expect([tops.length, new Set(tops).size, tops[0] === tops[1]]).toEqual([4, 2, true])
  },
)
it('the step that a paid order waits for does not look done, and nothing says that photos have been there', async () => {
  const page = await visit(pageOf('us', await paidCard(origin, 'us')), { reducedMotion: 'reduce' })
  const styles = (part: string) =>
    page
      .locator(`.order-step ${part}`)
      .evaluateAll((all) =>
        all
          .map((element) => getComputedStyle(element))
          .map(({ color, fontWeight }) => `${color} ${fontWeight}`),
      )
  const [done, awaited, later] = await styles('h3')
  expect([awaited === later, awaited === done]).toEqual([true, false])
  const notes = await styles('p')
  expect(notes[1]).not.toBe(notes[2])
  // The hero asks for the photos: a section about none would ask again.
  expect(await page.getByRole('heading', { name: 'Your photos', exact: true }).count()).toBe(0)
})
it.each(sampledEditions(1))(
  'the texts over the night of the order of %s are legible in every state',
  async (edition) => {
    const session = await paidCard(origin, edition)
    const steps: [string, () => Promise<unknown>][] = [
      ['paid', async () => {}],
      ['a photo has come', () => putPhoto(origin, session, 1)],
      [
        'all photos are in',
        () => callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] }),
      ],
      ['delivered', () => playStudio(origin, session)],
    ]
    for (const [state, proceed] of steps) {
      await proceed()
      const page = await hydrated(await visit(pageOf(edition, session), { reducedMotion: 'reduce' }))
      const hero = 'section[aria-labelledby=order]'
      await page.locator(hero).evaluate((element) => {
        // Lines under links are no background of their text.
        for (const link of element.querySelectorAll('a')) link.style.textDecorationColor = 'transparent'
      })
      const found = await contrasts(page, hero, { atLeast: 3 })
      expect([state, ...found.filter(([, contrast]) => contrast < 4.5)]).toEqual([state])
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
      const words = [...document.querySelectorAll('header a, section[aria-labelledby=order] :is(h1, p, a)')]
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
