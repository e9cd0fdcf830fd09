import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { paidCard, settleCard } from '~tests/e2e/journeys/provider'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, hydrated, origin, phone, type VisitOptions, visit } from '~tests/e2e/site/visit'

const stores = siteStores()

const open = async (path: string, options: VisitOptions = {}) => hydrated(await visit(path, options))

/** Reads id, display number and dispute state of a session's order. */
function orderOf(session: string) {
  const [row] = stores.rows('SELECT id, number, dispute FROM orders WHERE provider_session_id = ?', session)
  return { id: String(row?.id), number: String(row?.number).replace(/^.{4}/, '$&-'), dispute: row?.dispute }
}

const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

describe('a disputed payment at the desk', () => {
  it('is marked, shows the deadline to respond, and warns before production', async () => {
    const session = await paidCard(origin, 'us')
    await settleCard(origin, session, 'dispute')
    await expect.poll(() => orderOf(session).dispute).toBe('disputed')
    const { id, number } = orderOf(session)

    const page = await open('/desk/today')
    const panel = page.getByRole('region', { name: 'Disputes' })
    await panel.getByRole('link', { name: new RegExp(number) }).click()
    const facts = page.getByRole('region', { name: 'Payment disputed' })
    await facts.getByText('Answer by').waitFor()
    await facts.getByText('not received').waitFor()
    await facts.getByText('Taken from your account').waitFor()
    expect(await facts.getByRole('link', { name: /Stripe dashboard/ }).getAttribute('href')).toContain(
      'dashboard.stripe.com',
    )
    await shown(page, 'A dispute is open: this payment may still be taken back.')
    await page.getByRole('button', { name: 'Start production' }).waitFor()
    // Stripe has withdrawn the amount, so nothing is refundable.
    expect(await page.getByRole('button', { name: 'Refund', exact: true }).count()).toBe(0)
    await shown(page, /^The payment is disputed: Dispute, \$/)
    await shown(page, 'Email “To the team: a payment is disputed”')
    expect(await axeViolations(page)).toEqual([])

    await page.goto(`${origin}/desk?list=photos`)
    await page.getByRole('listitem').filter({ hasText: number }).getByText('Payment disputed').waitFor()
    await page.getByRole('heading', { level: 1, name: /disputes? to answer/ }).waitFor()

    await settleCard(origin, session, 'lose')
    await page.goto(`${origin}/desk/orders/${id}`)
    await page
      .getByRole('region', { name: 'Dispute lost' })
      .getByText('decided in the buyer’s favor')
      .waitFor()
    await shown(page, /^A dispute was lost: \$\d+ of this order is gone\.$/)
  })

  it('warns before a refund when a dispute is likely, in Portuguese on a phone', async () => {
    const session = await paidCard(origin, 'br')
    await settleCard(origin, session, 'warn_of_fraud')
    const { id } = orderOf(session)
    const page = await open(`/desk/orders/${id}`, { ...phone, locale: 'pt-BR' })
    const facts = page.getByRole('region', { name: 'Pode haver contestação' })
    await facts.getByText('Alerta de fraude').waitFor()
    await page.getByRole('button', { name: 'Reembolsar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Um reembolso total agora resolve a questão').waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
