import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { deskPaths } from '~/catalog/desk'
import { paidCard, playStudio } from './provider'
import { putPhoto } from './putPhoto'
import { fillReactPages, reactPages } from './reactPages'
import { openStores } from './stores'
import { holdBack, hydrated, newVisitor, origin, phone } from './visit'

let stores: ReturnType<typeof openStores>
beforeAll(async () => {
  stores = openStores()
  await fillReactPages()
})
afterAll(() => stores.close())

/** Opens a page of which no script comes. @returns what lets it come, and waits until the page has hydrated */
async function early(path: string) {
  const page = await newVisitor({ ...phone, allow: /404/ })
  const open = await holdBack(page)
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.locator('main').waitFor()
  await page.waitForLoadState('domcontentloaded')
  const release = async () => {
    open()
    await hydrated(page)
  }
  return { page, release }
}

async function newVisitorAt(path: string) {
  const page = await newVisitor({ ...phone, allow: /404/ })
  await page.goto(origin + path)
  return page
}

const idOf = (session: string) =>
  String(stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)[0]?.id)
const changesOf = (order: string, kind: string) =>
  stores.rows('SELECT 1 FROM changes WHERE subject_id = ? AND kind = ?', order, kind).length
const mailsOf = (order: string, kind: string) =>
  stores.rows('SELECT 1 FROM outbox WHERE subject_id = ? AND kind = ?', order, kind).length

/** Presses every button that the browser does not answer by itself. @returns those that heard of it, or are locked */
function pressAll(): { heard: string[]; locked: string[] } {
  const heard: string[] = []
  const locked: string[] = []
  for (const button of document.querySelectorAll('button')) {
    const name = button.ariaLabel || button.textContent.trim()
    if (button.disabled) locked.push(name)
    if (button.matches('[popovertarget],form[action] [type=submit]')) continue
    button.addEventListener('click', () => heard.push(name), { once: true })
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  return { heard, locked }
}
const lockedIn = () =>
  [...document.querySelectorAll('button')]
    .filter(({ disabled }) => disabled)
    .map((button) => button.ariaLabel || button.textContent.trim())

it.each(Object.entries(reactPages))(
  '%s holds every press until it can answer, and locks nothing',
  async (_, path) => {
    const { page } = await early(path())
    const { heard, locked } = await page.evaluate(pressAll)
    expect(heard).toEqual([])
    const later = await hydrated(await newVisitorAt(path()))
    const stillLocked = await later.evaluate(lockedIn)
    expect(locked.filter((name) => !stillLocked.includes(name))).toEqual([])
  },
)

it('the desk: what is pressed and written before script has come is done once', async () => {
  const session = await paidCard(origin, 'us')
  await putPhoto(origin, session, 1)
  const id = idOf(session)
  const { page, release } = await early(deskPaths.order.replace('$id', id))
  const start = page.getByRole('button', { name: 'Start production' })
  for (let press = 0; press < 3; press++) await start.tap()
  await page.getByLabel('Private note').fill('Called her.')
  await release()
  await page.getByText('When the portraits are ready').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await expect
    .poll(() => stores.rows('SELECT status, note FROM orders WHERE id = ?', id)[0])
    .toEqual({ status: 'in_production', note: 'Called her.' })
  expect(changesOf(id, 'in_production')).toBe(1)

  // A note that is there already does not come back over what is written.
  const second = await early(deskPaths.order.replace('$id', id))
  await second.page.getByLabel('Private note').fill('Called her twice.')
  await second.page.getByRole('button', { name: 'Ask for better photos' }).tap()
  await second.release()
  await second.page.getByRole('dialog', { name: 'Ask for better photos' }).waitFor()
  await expect
    .poll(() => stores.rows('SELECT note FROM orders WHERE id = ?', id)[0]?.note)
    .toBe('Called her twice.')
})

it('the order’s page: corrections and the link, asked for before script has come, are sent once', async () => {
  const session = await paidCard(origin, 'us')
  await playStudio(origin, session)
  const id = idOf(session)
  const { page, release } = await early(`${pathOf('thank-you', 'us')}?session_id=${session}`)
  await page.getByLabel('What should change?').fill('A lighter background, please.')
  await page.getByRole('button', { name: 'Send corrections' }).tap()
  const again = page.getByRole('button', { name: 'Send the link again' })
  for (let press = 0; press < 3; press++) await again.tap()
  expect(new URL(page.url()).searchParams.get('session_id')).toBe(session)
  await release()
  await expect.poll(() => [changesOf(id, 'corrections'), mailsOf(id, 'order_link')]).toEqual([1, 1])
  expect(stores.rows('SELECT corrections FROM orders WHERE id = ?', id)[0]?.corrections).toBe(
    'A lighter background, please.',
  )
})

it('the upload: a press before script has come says what is missing', async () => {
  const session = await paidCard(origin, 'us')
  const { page, release } = await early(`${pathOf('upload', 'us')}?session_id=${session}`)
  // It says what is missing, and waits for no state of its own: it is `aria-disabled`.
  await page.getByRole('button', { name: 'Upload photos' }).tap({ force: true })
  await release()
  await page.getByRole('main').getByText('Please select at least one photo').first().waitFor()
})
