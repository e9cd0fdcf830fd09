import { describe, expect, it } from 'vitest'
import { agree } from '~tests/e2e/journeys/agree'
import { sendAndConfirm } from '~tests/e2e/journeys/buy'
import { payWallet, settleWallet } from '~tests/e2e/journeys/provider'
import { eventually } from '~tests/e2e/site/eventually'
import { axeViolations, hydrated, origin, phone, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { smallPhotos } from '~tests/fixtures/photos'

const w = words.us
describe('a payment that PayPal reviews', () => {
  const underReview = async () => {
    const session = await payWallet(origin, 'review')
    const page = await hydrated(await visit(`${w.upload}?session_id=${session}&plan=pro`, phone))
    await page.getByRole('heading', { name: w.confirming }).waitFor()
    await page.clock.install()
    return { page, session }
  }

  it('R-API-09 waits on the upload page, which opens automatically when the payment completes', async () => {
    const { page, session } = await underReview()
    await page.getByText('You don’t need to pay again.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await agree(page)
    await page.getByLabel(w.choose).setInputFiles(await smallPhotos(1))
    await settleWallet(origin, session, 'complete')
    const confirming = page.getByRole('heading', { name: w.confirming })
    await eventually(page, async () => expect(await confirming.count()).toBe(0))
    await sendAndConfirm(page, 'us')
  })

  it('shows the next step when the review denies it', async () => {
    const { page, session } = await underReview()
    await settleWallet(origin, session, 'deny')
    const failed = page.getByRole('alert').filter({ hasText: w.failed })
    await eventually(page, async () => expect(await failed.count()).toBe(1))
    expect(await page.getByRole('link', { name: w.backToCheckout }).getAttribute('href')).toBe(
      `${w.checkout}?plan=pro`,
    )
  })
})
