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
  const placeOf = async () => Math.round((await field.boundingBox())?.y ?? -1)
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
  // The window scrolls by whole pixels, and the height above the field is a fraction.
  expect(Math.abs((await placeOf()) - place)).toBeLessThanOrEqual(1)
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

it('a delivered order is read again when its page was hidden for over 10 seconds, since verdicts may have changed elsewhere', async () => {
  const session = await paidCard(origin, 'us')
  await playStudio(origin, session)
  const { page, requests } = await open(session)
  await page.getByRole('heading', { level: 1, name: 'Your portraits are ready' }).waitFor()
  for (const time of [5, 60]) {
    await hide(page, true)
    await advanceClock(page, time * seconds)
    expect(requests()).toBe(0)
    await hide(page, false)
  }
  await expect.poll(requests).toBe(1)
})
