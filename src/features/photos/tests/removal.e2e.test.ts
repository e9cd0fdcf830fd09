import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { putPhoto } from '~tests/e2e/journeys/putPhoto'
import { siteStores } from '~tests/e2e/site/stores'
import { hydrated, origin, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { smallPhotos } from '~tests/fixtures/photos'
import { atUpload, failedRequest } from './uploadPage'

const w = words.us
const stores = siteStores()

const focused = (page: Page) =>
  page.evaluate(() => {
    const { ariaLabel, tagName, type = '' } = document.activeElement as HTMLInputElement
    return ariaLabel ?? `${tagName} ${type}`.trim()
  })
const removals = (page: Page) => page.getByRole('button', { name: w.remove })

/** Opens one of the buyer's two pages with three photos on the server. */
async function withStored(path: string) {
  const { page: empty, session } = await atUpload('us')
  await empty.close()
  for (const seed of [1, 2, 3]) await putPhoto(origin, session, seed)
  const page = await hydrated(await visit(`${path}?session_id=${session}`, { allow: failedRequest }))
  await removals(page).nth(2).waitFor()
  return { page, session }
}

it.each([w.upload, w.thanks])(
  'R-UPL-23 several photos are removed at once, each while the one before is being removed: %s',
  async (path) => {
    const { page, session } = await withStored(path)
    const held = Promise.withResolvers<void>()
    await page.route('**/photos/*', async (route) => {
      await held.promise
      await route.continue()
    })
    for (const at of [0, 1, 2]) await removals(page).nth(at).click()
    await expect.poll(() => page.locator('li .animate-spin').count()).toBe(3)
    held.resolve()
    await removals(page).first().waitFor({ state: 'detached' })
    await expect.poll(() => stores.keys(`${session}/`)).toEqual([])
  },
)

it.each([w.upload, w.thanks])(
  'R-UPL-23 a removed photo is gone, even if the page cannot be reloaded after it: %s',
  async (path) => {
    const { page, session } = await withStored(path)
    const spinners = page.locator('li .animate-spin')
    await page.route('**/_serverFn/**', (route) => route.abort())
    await removals(page).first().click()
    await expect.poll(() => removals(page).count()).toBe(2)
    expect(await spinners.count()).toBe(0)
    await removals(page).first().click()
    await removals(page).nth(1).waitFor({ state: 'detached' })
    await removals(page).click()
    await removals(page).waitFor({ state: 'detached' })
    expect(await spinners.count()).toBe(0)
    expect(await page.getByText(/\b0 photos/).count()).toBe(0)
    await expect.poll(() => stores.keys(`${session}/`)).toEqual([])
  },
)

it('R-UPL-23 R-A11-12 after each removal by keyboard the focus is on the next photo, and after the last where others are added', async () => {
  const { page } = await withStored(w.upload)
  const names = await removals(page).evaluateAll((all) => all.map((button) => button.ariaLabel))
  expect(names).toHaveLength(3)
  // In the middle, at the end, and the only one.
  for (const [at, next] of [
    [1, names[2]],
    [1, names[0]],
    [0, 'INPUT file'],
  ] as const) {
    const count = await removals(page).count()
    await removals(page).nth(at).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => removals(page).count()).toBe(count - 1)
    expect(await focused(page)).toBe(next)
  }
})

it('R-UPL-23 R-A11-12 a removal that fails leaves the focus on its photo, which can be removed again', async () => {
  const { page, session } = await withStored(w.upload)
  await page.route('**/photos/*', (route) => route.abort())
  await removals(page).nth(1).focus()
  const name = await focused(page)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await focused(page)).toBe(name)
  await page.unroute('**/photos/*')
  await page.keyboard.press('Enter')
  await expect.poll(() => stores.keys(`${session}/`)).toHaveLength(2)
})

it('R-UPL-09 R-A11-12 the same for chosen photos; a key that is held down removes one', async () => {
  const { page } = await atUpload('us')
  await page.getByLabel(w.choose).setInputFiles(await smallPhotos(3))
  await removals(page).nth(2).waitFor()
  await removals(page).first().focus()
  // Other keys go on while they are held.
  await page.keyboard.down('Tab')
  await page.keyboard.down('Tab')
  await page.keyboard.up('Tab')
  expect(await focused(page)).toBe(`${w.remove} photo-2.png`)
  await removals(page).first().focus()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(await focused(page)).toBe(`${w.remove} photo-1.png`)
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe(`${w.remove} photo-2.png`)
  await page.keyboard.press('Enter')
  await page.getByText('photo-2.png').waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('INPUT file')
})
