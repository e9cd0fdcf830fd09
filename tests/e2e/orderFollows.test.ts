import { expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { ownClock, pass } from './clock'
import { paidCard, playStudio } from './provider'
import { hydrated, newVisitor, origin } from './visit'

const seconds = 1000
const address = (session: string) => `${origin}${pathOf('thank-you', 'us')}?session_id=${session}`

/** Opens the page of a paid order, and counts how often it asks for it. */
async function open(session: string) {
  const page = await newVisitor({ allow: /Failed to load resource/ })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/order-page')) asked++
  })
  await ownClock(page)
  await page.goto(address(session))
  await hydrated(page)
  return { page, asked: () => asked }
}

it('an open page of an order shows its portraits within 20 seconds of their delivery', async () => {
  const session = await paidCard(origin, 'us')
  const { page, asked } = await open(session)
  await page.getByRole('heading', { level: 1, name: 'Now we need your photos' }).waitFor()
  // Somebody types meanwhile: nothing is lost, and nothing moves below their eyes.
  await page.getByText('Wrong address?').click()
  const field = page.getByLabel('New email address')
  await field.fill('ana@exam')
  await field.scrollIntoViewIfNeeded()
  const placeOf = async () => Math.round((await field.boundingBox())?.y ?? -1)
  const place = await placeOf()
  await playStudio(origin, session)
  await pass(page, 20 * seconds)
  // A live region: those who hear the page are told.
  await page
    .getByRole('status')
    .getByRole('heading', { level: 1, name: 'Your portraits are ready' })
    .waitFor()
  await page.getByRole('img', { name: 'Portrait 1 of' }).waitFor()
  await pass(page, seconds)
  await page.keyboard.type('ple.com')
  expect([await field.inputValue(), await placeOf()]).toEqual(['ana@example.com', place])
  // Nothing more is to come.
  const before = asked()
  await pass(page, 60 * seconds)
  expect(asked()).toBe(before)
})

it('a page that is out of sight does not ask, and asks at once when somebody comes back', async () => {
  const { page, asked } = await open(await paidCard(origin, 'us'))
  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await show(true)
  await pass(page, 120 * seconds)
  expect(asked()).toBe(0)
  await show(false)
  await expect.poll(asked).toBe(1)
})

it('R-TIM-11 a page that gets no answer rests after three looks, and shows what it has', async () => {
  const { page, asked } = await open(await paidCard(origin, 'us'))
  await page.route('**/_serverFn/order-page*', (route) => route.abort())
  for (let look = 0; look < 8; look++) await pass(page, 20 * seconds)
  expect(asked()).toBe(3)
  await page.getByRole('heading', { level: 1, name: 'Now we need your photos' }).waitFor()
})
