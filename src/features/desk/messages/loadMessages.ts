import { messageListTexts } from '~/features/desk/content/lists'
import { deskMessages } from '~/features/desk/functions/listMessages'
import type { MessageList } from '~/features/desk/schema'

/** Loads the message list named in the URL query; `waiting` when the query names none. */
export async function loadMessages(query: object) {
  const { list: requested } = query as { list?: unknown }
  const isKnown = typeof requested === 'string' && Object.hasOwn(messageListTexts, requested)
  const list = isKnown ? (requested as MessageList) : 'waiting'
  return { list, page: await deskMessages({ data: { list } }) }
}
