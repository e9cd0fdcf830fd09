import { deskActor } from '../desk/actor'
import { messageTable } from '../desk/messageTable'
import { orderTable } from '../desk/orderTable'
import { createServices, type Services } from '../services'
import { downloadAs } from './downloadAs'

/** GET /desk/orders.csv: every order that money came for. */
export const getOrdersCsv = () => send('orders.csv', orderTable)

/** GET /desk/messages.csv: every contact message. */
export const getMessagesCsv = () => send('messages.csv', messageTable)

function send(name: string, table: (services: Services) => ReadableStream<Uint8Array>): Response {
  deskActor()
  return new Response(table(createServices()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      ...downloadAs(name),
      'Cache-Control': 'private, no-store',
    },
  })
}
