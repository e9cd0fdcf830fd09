import { expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { replyHref } from '~/features/desk/messages/replyHref'
import type { DeskMessage } from '~/features/desk/schema'

it('a reply quotes the day of the message in the owner’s time zone', () => {
  const message = { name: 'Rui', email: 'rui@example.com', edition: 'br', message: 'Oi' } as DeskMessage
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: site.ownerTimeZone })
  const zone = process.env.TZ
  try {
    // The zone of the reader's device does not matter.
    for (const device of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = device
      for (let hour = 0; hour < 24; hour++) {
        const createdAt = Date.UTC(2027, 2, 5, hour, 30)
        expect(decodeURIComponent(replyHref({ ...message, createdAt }))).toContain(
          `Rui <rui@example.com>, ${day.format(createdAt)}:`,
        )
      }
    }
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
})

it('a reply to a writer with an endless name fits, and still quotes the message', () => {
  const name = 'Щ'.repeat(500)
  const message = {
    name,
    email: 'rui@example.com',
    edition: 'br',
    message: 'Oi',
    createdAt: 0,
  } as DeskMessage
  const href = replyHref(message)
  expect(href.length).toBeLessThanOrEqual(1800)
  expect(decodeURIComponent(href)).toMatch(/ЩЩ… <rui@example\.com>,.*\r\n> Oi$/)
})
