import { describe, expect, it } from 'vitest'
import type { Edition } from '~/catalog/editions'
import { readCatalogues } from '~tests/catalogues'
import { finishCard, paidCard, settleCard, startCard } from '~tests/e2e/journeys/provider'
import { callFunction } from '~tests/e2e/site/callFunction'
import { eventually } from '~tests/e2e/site/eventually'
import { axeViolations, hydrated, origin, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'

const atUpload = async (edition: Edition, session: string) =>
  hydrated(await visit(`${words[edition].upload}?session_id=${session}`))

/** Opens the upload page of a card payment with a delayed method. */
async function delayed(edition: Edition) {
  const session = await startCard(origin, edition)
  await finishCard(origin, session, 'delayed')
  const page = await atUpload(edition, session)
  await page.getByRole('heading', { name: words[edition].confirming }).waitFor()
  await page.clock.install()
  return { page, session }
}

it.each(['at_once', 'late', 'twice', 'out_of_order', 'never'] as const)(
  'R-PAY-19 is paid on the buyer’s return with webhooks “%s”',
  async (webhook) => {
    const session = await startCard(origin, 'us')
    const back = await finishCard(origin, session, 'pay', { webhook })
    expect(back).toBe(`${origin}${words.us.upload}?session_id=${session}`)
    await expect
      .poll(() => callFunction(origin, 'upload-session', { sessionId: session }))
      .toMatchObject({ state: 'ready' })
  },
)

it('can be tried again after a decline', async () => {
  const session = await startCard(origin, 'br')
  expect(await finishCard(origin, session, 'decline')).toContain('notice=declined')
  const back = await finishCard(origin, session, 'pay')
  expect(back).toBe(`${origin}${words.br.upload}?session_id=${session}`)
})

describe('the upload page of a card payment', () => {
  it('R-UPL-21 R-API-09 waits for a delayed method and opens automatically when the payment arrives', async () => {
    const { page, session } = await delayed('us')
    expect(await axeViolations(page)).toEqual([])
    await settleCard(origin, session, 'succeeded')
    const confirming = page.getByRole('heading', { name: words.us.confirming })
    await eventually(page, async () => expect(await confirming.count()).toBe(0))
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.getByLabel(words.us.choose).isEnabled()).toBe(true)
  })

  it('shows the next step when a delayed method fails', async () => {
    const w = words.br
    const { page, session } = await delayed('br')
    await settleCard(origin, session, 'failed')
    const failed = page.getByRole('alert').filter({ hasText: w.failed })
    await eventually(page, async () => expect(await failed.count()).toBe(1))
    expect(await page.getByRole('link', { name: w.backToCheckout }).getAttribute('href')).toBe(
      `${w.checkout}?plan=essential`,
    )
  })

  it('redirects to the order page after a refund, and does not ask for photos', async () => {
    const session = await paidCard(origin, 'us')
    await settleCard(origin, session, 'refund')
    const page = await atUpload('us', session)
    await page.waitForURL(`**${words.us.thanks}?session_id=${session}`)
    await page.getByRole('heading', { name: words.us.moneyBack }).waitFor()
    expect(await page.locator('input[type=file]').count()).toBe(0)
  })

  it('shows the next step when the session has expired', async () => {
    const w = words.us
    const session = await startCard(origin, 'us')
    await finishCard(origin, session, 'expire')
    const page = await atUpload('us', session)
    await page.getByRole('alert').filter({ hasText: w.notPaid }).waitFor()
    await page.getByRole('link', { name: w.backToCheckout }).click()
    await page.waitForURL(`**${w.checkout}?plan=essential`)
  })

  it.each(['confirming', 'failed', 'refunded', 'notPaid', 'backToCheckout'] as const)(
    'says “%s” in Portuguese with the same meaning',
    async (what) => {
      const entries = await readCatalogues('pt-BR')
      const found = entries.filter(({ message }) => message.match(words.us[what]))
      expect(found).not.toEqual([])
      for (const { translation } of found) expect(translation).toMatch(words.br[what])
    },
  )
})
