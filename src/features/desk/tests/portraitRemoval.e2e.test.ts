import { expect, it } from 'vitest'
import { paidCard } from '~tests/e2e/journeys/provider'
import { siteStores } from '~tests/e2e/site/stores'
import { hydrated, origin, visit } from '~tests/e2e/site/visit'
import { smallPhotos } from '~tests/fixtures/photos'

const stores = siteStores()

it('a portrait that has not arrived outlives the removal of another one, and goes on blocking the delivery', async () => {
  const session = await paidCard(origin, 'us')
  const [order] = stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)
  const page = await hydrated(await visit(`/desk/orders/${order?.id}`, { allow: /Failed to load resource/ }))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const add = async (files: Awaited<ReturnType<typeof smallPhotos>>) =>
    page.locator('input[type=file]').first().setInputFiles(files)
  const photos = await smallPhotos(3)
  await add(photos.slice(0, 2))
  await page.getByRole('button', { name: 'Deliver 2 portraits' }).waitFor()

  await page.route('**/desk/orders/*/portraits', (route) => route.abort())
  await add(photos.slice(2))
  const unsent = page.getByText('One portrait hasn’t arrived: try again, or remove it.')
  await unsent.waitFor()
  await press('Remove photo-0.png')
  await press('Remove it for good')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Enlarge photo-0.png' }).waitFor({ state: 'detached' })
  expect(await unsent.isVisible()).toBe(true)

  await page.unroute('**/desk/orders/*/portraits')
  await press('Try again')
  await page.getByRole('button', { name: 'Deliver 2 portraits' }).waitFor()
  // What was removed can be added again.
  await add(photos.slice(0, 1))
  await page.getByRole('button', { name: 'Deliver 3 portraits' }).waitFor()
})
