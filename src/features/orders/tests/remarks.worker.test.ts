import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderActionSchema } from '~/core/schemas/order'
import { readOrder as readDeskOrder } from '~/features/desk/server/readOrder'
import { composeBuyerMail } from '~/features/orders/server/mails/composeBuyerMail'
import { composeOwnerMail } from '~/features/orders/server/mails/composeOwnerMail'
import { readMailFacts } from '~/features/orders/server/mails/mailFacts'
import { performBuyerAction } from '~/features/orders/server/performBuyerAction'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { auditLog, orderPhotos, orders, outbox } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database, paidOrder, rowOf } from '~tests/worker/support/buyer'
import { deliver, filesOf } from '~tests/worker/support/studio'
import { known } from './orderCalls'

const act = (session: string, action: object) =>
  performBuyerAction(createServices(), { sessionId: session, ...action } as Parameters<
    typeof performBuyerAction
  >[1])

describe('remarks on portraits', () => {
  it('R-UPL-23 say what should change in each portrait: seen by buyer, desk and owner, deleted with the files', async () => {
    const session = await paidOrder()
    const [one = '', two = '', three = ''] = await deliver(session)
    const remarks = { [two]: 'Softer chin.\n=1+1', [three]: ' ', [one]: 'Brown eyes' }
    const asked = v.parse(orderActionSchema, {
      sessionId: session,
      action: 'correct',
      portraits: [two],
      words: '',
      remarks,
    })
    expect((await performBuyerAction(createServices(), asked)).ok).toBe(true)
    const shown = (await known(session)).portraits.map(({ marked, remark }) => [marked, remark])
    expect(shown).toEqual([
      [true, 'Brown eyes'],
      [true, 'Softer chin.\n=1+1'],
      [false, null],
    ])
    const { id } = await rowOf(session)
    const desk = await readDeskOrder(createServices(), id)
    expect(desk.ok && desk.value.made.map(({ remark }) => remark)).toEqual(shown.map(([, remark]) => remark))
    for (const kind of ['corrections_received', 'owner_corrections'] as const) {
      const facts = await readMailFacts(createServices(), kind, await rowOf(session))
      const { config } = createServices()
      const mail =
        kind === 'owner_corrections'
          ? composeOwnerMail(config, kind, facts)
          : composeBuyerMail(config, kind, facts)
      expect(mail?.text).toMatch(
        /\n> (Portrait|Retrato) 1: Brown eyes\n>\n> (Portrait|Retrato) 2: Softer chin\.\n> =1\+1\n/,
      )
    }
    await eraseNow(createServices(), await rowOf(session), 'buyer')
    const dump = await Promise.all(
      [orders, orderPhotos, auditLog, outbox].map((table) => database.select().from(table)),
    )
    expect(JSON.stringify(dump)).not.toMatch(/Brown eyes|Softer chin/)
  })

  it('R-UPL-23 need words: for all, or about a portrait of this order', async () => {
    const [session, other] = [await paidOrder(), await paidOrder()]
    await deliver(session)
    const [foreign = ''] = await deliver(other)
    for (const id of [foreign, crypto.randomUUID()])
      expect(
        await act(session, { action: 'correct', portraits: [id], words: '', remarks: { [id]: 'Mine?' } }),
      ).toMatchObject({ code: 'not_now' })
    expect((await filesOf(other)).filter(({ marked, remark }) => marked || remark)).toEqual([])
    const request = (change: object) => ({
      ...{ sessionId: session, action: 'correct', portraits: [], words: '' },
      ...change,
    })
    const many = (count: number, text: string) =>
      Object.fromEntries(Array.from({ length: count }, () => [crypto.randomUUID(), text]))
    const fits = (change: object) => v.is(orderActionSchema, request(change))
    // Thirty portraits with the longest remarks fit, and so does a page loaded before remarks existed.
    expect(
      [{ remarks: many(30, 'x'.repeat(500)) }, { words: 'x' }, { remarks: many(300, 'x') }].map(fits),
    ).toEqual([true, true, true])
    expect(
      [
        {},
        { words: ' \u200b\n' },
        { remarks: many(2, ' \n') },
        { remarks: many(1, 'x'.repeat(501)) },
        { remarks: many(41, 'x'.repeat(500)) },
        { remarks: many(301, 'x') },
        { remarks: { 'not-an-id': 'x' } },
      ].map(fits),
    ).toEqual(Array(7).fill(false))
  })
})
