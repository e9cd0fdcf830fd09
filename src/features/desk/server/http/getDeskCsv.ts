import { site } from '~/catalog/site'
import { tableNames } from '~/features/desk/content/tables'
import { downloadAs } from '~/server/http/downloadAs'
import { createServices, type Services } from '~/server/services'
import { deskActor } from '../actor'
import { messageTable } from '../messageTable'
import { orderTable } from '../orderTable'
import { type OwnerText, ownerText } from '../ownerText'

/** GET /desk/orders.csv: every order that was ever paid. */
export const getOrdersCsv = () => send('orders', orderTable)

/** GET /desk/messages.csv: every contact message. */
export const getMessagesCsv = () => send('messages', messageTable)

/** Sends a table in the owner's language. */
async function send(
  name: keyof typeof tableNames,
  table: (services: Services, text: OwnerText) => ReadableStream<Uint8Array>,
): Promise<Response> {
  deskActor()
  const text = await ownerText(site.ownerLanguage)
  return new Response(table(createServices(), text), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      ...downloadAs(`${text.i18n._(tableNames[name])}.csv`),
      'Cache-Control': 'private, no-store',
    },
  })
}
