import { beforeAll, expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { deskPaths } from '~/catalog/desk'
import { shareOf } from '../../depth'
import { siteStores } from '../site/stores'
import { holdRequests, hydrated, newVisitor, origin, phone } from '../site/visit'
import { fillReactPages, reactPages } from '../survey/reactPages'
import { paidCard, playStudio } from './provider'
import { putPhoto } from './putPhoto'

const stores = siteStores()
beforeAll(fillReactPages)

/** Opens a page with its scripts blocked. @returns the page and `release`, which lets them load and hydrates it */
async function early(path: string) {
  const page = await newVisitor({ ...phone, allow: /404/ })
  const open = await holdRequests(page)
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

/** Clicks every button without native behavior. @returns names of those that received the click or are disabled */
function pressAll(): { received: string[]; disabled: string[] } {
  const received: string[] = []
  const disabled: string[] = []
  for (const button of document.querySelectorAll('button')) {
    const name = button.ariaLabel || button.textContent.trim()
    if (button.disabled) disabled.push(name)
    if (button.matches('[popovertarget],form[action] [type=submit]')) continue
    button.addEventListener('click', () => received.push(name), { once: true })
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  return { received, disabled }
}
const disabledButtons = () =>
  [...document.querySelectorAll('button')]
    .filter(({ disabled }) => disabled)
    .map((button) => button.ariaLabel || button.textContent.trim())

// lateStyles.test.ts has the other half of the pages.
it.each(shareOf(Object.entries(reactPages), 2, 0))(
  '%s queues every click until hydration and disables nothing',
  async (_, path) => {
    const { page } = await early(path())
    const { received, disabled } = await page.evaluate(pressAll)
    expect(received).toEqual([])
    const later = await hydrated(await newVisitorAt(path()))
    const disabledLater = await later.evaluate(disabledButtons)
    expect(disabled.filter((name) => !disabledLater.includes(name))).toEqual([])
  },
)

it('the desk: applies clicks and input from before hydration once', async () => {
  const session = await paidCard(origin, 'us')
  await putPhoto(origin, session, 1)
  const id = idOf(session)
  const { page, release } = await early(deskPaths.order.replace('$id', id))
  const start = page.getByRole('button', { name: 'Start production' })
  for (let press = 0; press < 3; press++) await start.tap()
  await page.getByLabel('Private note').fill('Called her.')
  await release()
  await page.getByText('Started by').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await expect
    .poll(() => stores.rows('SELECT status, note FROM orders WHERE id = ?', id)[0])
    .toEqual({ status: 'in_production', note: 'Called her.' })
  expect(changesOf(id, 'in_production')).toBe(1)

  // A saved note does not overwrite newer input.
  const second = await early(deskPaths.order.replace('$id', id))
  await second.page.getByLabel('Private note').fill('Called her twice.')
  await second.page.getByRole('button', { name: 'Ask for more photos' }).tap()
  await second.release()
  await second.page.getByRole('dialog', { name: 'Ask for more photos' }).waitFor()
  await expect
    .poll(() => stores.rows('SELECT note FROM orders WHERE id = ?', id)[0]?.note)
    .toBe('Called her twice.')
})

it('the order page: sends corrections and the link once when requested before hydration', async () => {
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

it('the upload: a click before hydration shows what is missing', async () => {
  const session = await paidCard(origin, 'us')
  const { page, release } = await early(`${pathOf('upload', 'us')}?session_id=${session}`)
  // The button is `aria-disabled`, so force the tap.
  await page.getByRole('button', { name: 'Upload photos' }).tap({ force: true })
  await release()
  await page.getByRole('main').getByText('Please select at least one photo').first().waitFor()
})

it('the testimonials: a press on Pause that is repeated on a slow line pauses once', async () => {
  const page = await newVisitor({ ...phone, reducedMotion: 'no-preference' })
  const release = await holdRequests(page, '**/assets/rotation-*.js')
  await page.goto(`${origin}/us`)
  const region = page.locator('[data-island=rotation]').first()
  for (let press = 0; press < 2; press++) await region.locator('[data-stop]').tap()
  release()
  await page.locator('[data-island=rotation][data-ready]').first().waitFor()
  await expect.poll(() => region.getAttribute('data-stopped')).toBe('')
})
