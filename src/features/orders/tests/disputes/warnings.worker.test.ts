import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { listDisputes } from '~/features/desk/server/disputes'
import { needsResponse } from '~/server/orders/disputes/disputesOf'
import { refundOrder } from '~/server/orders/refunds/refundOrder'
import { createServices } from '~/server/services'
import { checkoutPrice } from '~tests/prices'
import { backgroundDone } from '~tests/worker/support/background'
import { paidByWallet, paidOrder, rowOf, settle, settleWallet } from '~tests/worker/support/buyer'
import { withMovableClock } from '~tests/worker/support/movableClock'
import { owner } from '~tests/worker/support/studio'
import { disputeMailsOf, historyOf, rowsOf } from './disputeRecords'

const price = checkoutPrice()

withMovableClock()

const services = () => createServices()

it('the desk lists disputes by index, without a table scan', async () => {
  const { db } = services()
  const counted = db.select({ one: sql`1` }).from(sql`(SELECT 1 FROM ${needsResponse} LIMIT 100)`)
  const statements = [listDisputes(db, 'open').toSQL().sql, counted.toSQL().sql]
  for (const statement of statements) {
    const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
    const { results } = await plan
      .bind(...Array(statement.split('?').length - 1).fill(null))
      .all<{ detail: string }>()
    const details = results.map(({ detail }) => detail)
    expect(
      details.filter((detail) => /^SEARCH disputes USING .*disputes_under_way/.test(detail)),
    ).toHaveLength(1)
    expect(details.filter((detail) => /^SCAN (disputes|orders)|TEMP B-TREE/.test(detail))).toEqual([])
  }
})

it('an early fraud warning marks the order until it is refunded, and is mailed once', async () => {
  const session = await paidOrder()
  await settle(session, 'warn_of_fraud', 'twice')
  await backgroundDone()
  expect(await rowOf(session)).toMatchObject({ dispute: 'warning', takenMinor: 0 })
  expect(await rowsOf(session)).toMatchObject([
    { kind: 'warning', status: 'open', reason: 'fraud', amountMinor: price },
  ])
  expect(await disputeMailsOf(session)).toEqual(['owner_fraud_warning'])
  expect(await historyOf(session)).toEqual(['fraud_warning'])
  vi.setSystemTime(Date.now() + 1)
  await refundOrder(services(), await rowOf(session), { amountMinor: price, refundedMinor: 0, by: owner })
  await backgroundDone()
  expect(await rowOf(session)).toMatchObject({ status: 'refunded', dispute: null })
  expect(await historyOf(session)).toEqual(['fraud_warning', 'fraud_warning_closed'])
})

it('a payment reversed by PayPal is read again with its disputes', async () => {
  const session = await paidByWallet()
  await settleWallet(session, 'dispute', 'never')
  await settleWallet(session, 'lose', 'never')
  await settleWallet(session, 'reverse', 'at_once')
  await backgroundDone()
  // The refund already accounts for the money.
  expect(await rowOf(session)).toMatchObject({
    status: 'refunded',
    refundedMinor: price,
    takenMinor: 0,
    dispute: null,
  })
  expect(await disputeMailsOf(session)).toEqual(['owner_dispute_lost'])
})
