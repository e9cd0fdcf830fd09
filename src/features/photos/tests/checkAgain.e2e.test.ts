import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { finishCard, settleCard, startCard } from '~tests/e2e/journeys/provider'
import { eventually } from '~tests/e2e/site/eventually'
import { hydrated, origin, visit } from '~tests/e2e/site/visit'
import { editionNames, words } from '~tests/e2e/site/words'

const texts = {
  us: {
    again: 'Check again',
    failed: 'That didn’t work. Please try again in a minute.',
    same: 'Nothing new yet.',
  },
  br: {
    again: 'Verificar novamente',
    failed: 'Não deu certo. Tente novamente em um minuto.',
    same: 'Nada de novo',
  },
}

/** Opens a page of an order whose payment takes days, with its clock under control. */
async function confirming(edition: (typeof editionNames)[number], path: string) {
  const session = await startCard(origin, edition)
  await finishCard(origin, session, 'delayed')
  const page = await hydrated(
    await visit(`${path}?session_id=${session}`, { allow: /Failed to load|net::ERR/ }),
  )
  await page.getByRole('heading', { name: words[edition].confirming }).waitFor()
  await page.clock.install()
  return { page, session }
}

const announced = (page: Page, text: string) =>
  eventually(page, async () =>
    expect(await page.getByRole('status').filter({ hasText: text }).count()).toBeGreaterThan(0),
  )

describe.each(editionNames)('R-TIM-11 R-A11-12 the control that checks a payment, in %s', (edition) => {
  const { again, failed, same } = texts[edition]

  it.each([
    ['upload', '**/_serverFn/upload-session*'],
    ['thanks', '**/_serverFn/order-page*'],
  ] as const)('announces that the check itself failed: %s', async (at, call) => {
    const { page } = await confirming(edition, words[edition][at])
    const control = page.getByRole('button', { name: again })
    await page.route(call, (route) => route.abort())
    await control.focus()
    await page.keyboard.press('Enter')
    await announced(page, failed)
    expect(await page.getByText(same).count()).toBe(0)
    // The control is the same one: it keeps the focus, and works once the server answers.
    expect(await control.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.unroute(call)
    await page.keyboard.press('Enter')
    await announced(page, same)
    expect(await page.getByText(failed).count()).toBe(0)
  })
})

it('R-UPL-21 R-A11-12 one live region says each state of the payment, so that screen readers hear the change', async () => {
  const w = words.us
  const { page, session } = await confirming('us', w.upload)
  const region = page.getByRole('status').filter({ has: page.getByRole('heading', { name: w.confirming }) })
  expect(await region.count()).toBe(1)
  expect(await region.getByRole('status').count()).toBe(0)
  const element = await region.elementHandle()
  await settleCard(origin, session, 'succeeded')
  await eventually(page, async () =>
    expect(await page.getByText(w.paymentArrived).count()).toBeGreaterThan(0),
  )
  expect(await element?.evaluate(({ isConnected, textContent }) => isConnected && textContent)).toContain(
    w.paymentArrived,
  )
})
