import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { paidCard, playStudio } from '~tests/e2e/journeys/provider'
import { advanceClock, installClock } from '~tests/e2e/site/clock'
import { hydrated, newVisitor, origin } from '~tests/e2e/site/visit'

const seconds = 1000
const address = (session: string) => `${origin}${pathOf('thank-you', 'us')}?session_id=${session}`

/** Opens the page of a paid order and counts its status requests. */
async function open(session: string) {
  const page = await newVisitor({ allow: /Failed to load resource/ })
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/order-page')) requests++
  })
  await installClock(page)
  await page.goto(address(session))
  await hydrated(page)
  return { page, requests: () => requests }
}

it('an open order page shows its portraits within 20 seconds of delivery', async () => {
  const session = await paidCard(origin, 'us')
  const { page, requests } = await open(session)
  await page.getByRole('heading', { level: 1, name: 'Now we need your photos' }).waitFor()
  // Typing during the update loses no input, and the field does not move.
  await page.getByText('Wrong address?').click()
  const field = page.getByLabel('New email address')
  await field.fill('ana@exam')
  await field.scrollIntoViewIfNeeded()
  const placeOf = async () => (await field.boundingBox())?.y ?? -1
  const place = await placeOf()
  await playStudio(origin, session)
  await advanceClock(page, 20 * seconds)
  // A live region announces it to screen readers.
  await page
    .getByRole('status')
    .getByRole('heading', { level: 1, name: 'Your portraits are ready' })
    .waitFor()
  await page.getByRole('img', { name: 'Portrait 1 of' }).waitFor()
  await advanceClock(page, seconds)
  await page.keyboard.type('ple.com')
  expect(await field.inputValue()).toBe('ana@example.com')
  // Scroll positions are whole pixels, the heights of pictures are not.
  expect(Math.abs((await placeOf()) - place)).toBeLessThan(1)
  // Polling stops in the final state.
  const before = requests()
  await advanceClock(page, 60 * seconds)
  expect(requests()).toBe(before)
})

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

it.each([2, 40])(
  'a page hidden for %d minutes does not poll, and reads its order once when visible again',
  async (minutes) => {
    const { page, requests } = await open(await paidCard(origin, 'us'))
    await hide(page, true)
    await advanceClock(page, minutes * 60 * seconds)
    expect(requests()).toBe(0)
    await hide(page, false)
    await expect.poll(requests).toBe(1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(requests()).toBe(1)
  },
)

it('a delivered order is read once more when its page is looked at again: links expire, and other devices change it', async () => {
  const session = await paidCard(origin, 'us')
  await playStudio(origin, session)
  const { page, requests } = await open(session)
  await page.getByRole('heading', { level: 1, name: 'Your portraits are ready' }).waitFor()
  for (const [looks, minutes] of [20, 40].entries()) {
    await hide(page, true)
    await advanceClock(page, minutes * 60 * seconds)
    expect(requests()).toBe(looks)
    // Until its response, an order counts as read before; a late one would count as read after the next hour.
    const response = page.waitForResponse('**/_serverFn/order-page*')
    await hide(page, false)
    await (await response).finished()
    expect(requests()).toBe(looks + 1)
  }
})

it('R-TIM-11 a page without responses stops after three polls and keeps its content', async () => {
  const { page, requests } = await open(await paidCard(origin, 'us'))
  await page.route('**/_serverFn/order-page*', (route) => route.abort())
  // A failure is noticed in real time, so a step may pass without a poll.
  for (let look = 0; look < 20 && requests() < 3; look++) await advanceClock(page, 20 * seconds)
  for (let look = 0; look < 4; look++) await advanceClock(page, 20 * seconds)
  expect(requests()).toBe(3)
  await page.getByRole('heading', { level: 1, name: 'Now we need your photos' }).waitFor()
})
