import { beforeAll, expect, it } from 'vitest'
import { finishCard, startCard } from '~tests/e2e/journeys/provider'
import { hydrated, origin, visit } from '~tests/e2e/site/visit'
import { pageSize } from '../server/cursor'

const customerName = `Zoe${crypto.randomUUID().slice(0, 8)}`
const count = pageSize + 2

beforeAll(async () => {
  for (let index = 0; index < count; index++)
    await finishCard(
      origin,
      await startCard(origin, 'us', 'essential', {
        customerName,
        customerEmail: 'zoe@example.com',
        requestKey: crypto.randomUUID(),
      }),
    )
})

const openList = async () => {
  const page = await hydrated(
    await visit(`/desk?search=${customerName}`, { allow: /Failed to load resource/ }),
  )
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: customerName })
  await expect.poll(() => rows.count()).toBe(pageSize)
  return { page, rows, more: page.getByRole('button', { name: 'Show more' }) }
}

it('“Show more” leaves the focus on the row before the new ones', async () => {
  const { page, rows, more } = await openList()
  await more.press('Enter')
  await expect.poll(() => rows.count()).toBe(count)
  expect(await more.count()).toBe(0)
  const focused = await rows.evaluateAll((all) =>
    all.findIndex((row) => row.contains(document.activeElement)),
  )
  expect(focused).toBe(pageSize - 1)
  // The next press of Tab is in the first of them.
  await page.keyboard.press('Tab')
  expect(await rows.evaluateAll((all) => all.findIndex((row) => row.contains(document.activeElement)))).toBe(
    pageSize,
  )
})

it('the error of a list is not shown with another one, and keeps the button', async () => {
  const { page, rows, more } = await openList()
  await page.route('**/_serverFn/desk-orders*', (route) => route.abort())
  await more.press('Enter')
  const error = page.getByRole('main').getByRole('alert')
  await error.waitFor()
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.unroute('**/_serverFn/desk-orders*')
  await page
    .getByRole('navigation', { name: 'Lists of orders' })
    .getByRole('link', { name: 'Delivered' })
    .click()
  await expect.poll(() => rows.count()).toBe(0)
  expect(await error.count()).toBe(0)
})
