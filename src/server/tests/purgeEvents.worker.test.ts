import { beforeEach, expect, it } from 'vitest'
import { processedEvents } from '~/server/db/schema'
import { purgeEvents } from '~/server/orders/purgeEvents'
import { createServices } from '~/server/services'
import { database } from '~tests/worker/support/buyer'

const day = 24 * 3_600_000
const insert = (eventId: string, age: number) =>
  database.insert(processedEvents).values({
    provider: 'stripe',
    eventId,
    type: 'x',
    processedAt: new Date(Date.now() - age * day),
  })
const left = async () => (await database.select().from(processedEvents)).map(({ eventId }) => eventId)

beforeEach(async () => {
  await database.delete(processedEvents)
})

it('processed events are deleted after 90 days, a hundred in each run', async () => {
  for (let old = 0; old < 130; old++) await insert(`old-${old}`, 91)
  await insert('recent', 89)
  await purgeEvents(createServices())
  expect(await left()).toHaveLength(31)
  for (let run = 0; run < 3; run++) await purgeEvents(createServices())
  expect(await left()).toEqual(['recent'])
})
