import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { composeBuyerMail } from '~/features/orders/server/mails/composeBuyerMail'
import { readMailFacts } from '~/features/orders/server/mails/mailFacts'
import { orders } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database, paidOrder, rowOf } from '~tests/worker/support/buyer'
import { known } from './orderCalls'

// Half past one at night in UTC: the evening before in New York and in São Paulo.
const evening = new Date('2030-12-01T01:30:00Z')

it.each([
  ['us', 'America/New_York', 'November 30, 2030', 'December 1, 2030'],
  ['br', 'America/Sao_Paulo', '30 de novembro de 2030', '1º de dezembro de 2030'],
] as const)(
  'the days that a buyer of %s reads are those of %s: on the order page and in mails',
  async (edition, timeZone, day, dayInUtc) => {
    const session = await paidOrder()
    await database
      .update(orders)
      .set({ edition, paidAt: evening })
      .where(eq(orders.providerSessionId, session))
    expect(await known(session)).toMatchObject({ timeZone, steps: { paid: evening.getTime() } })
    const services = createServices()
    const facts = await readMailFacts(services, 'order_paid', await rowOf(session))
    const mail = composeBuyerMail(services.config, 'order_paid', facts)?.text
    expect(mail).toContain(day)
    expect(mail).not.toContain(dayInUtc)
  },
)
