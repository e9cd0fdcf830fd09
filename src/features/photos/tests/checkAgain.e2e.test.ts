import { expect, it } from 'vitest'
import { finishCard, settleCard, startCard } from '~tests/e2e/journeys/provider'
import { eventually } from '~tests/e2e/site/eventually'
import { hydrated, origin, visit } from '~tests/e2e/site/visit'
import { type editionNames, words } from '~tests/e2e/site/words'

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
