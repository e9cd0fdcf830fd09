import { messageListTexts } from '~/features/desk/content/lists'
import { deskMessages } from '~/features/desk/functions/listMessages'
import type { MessageList } from '~/features/desk/schema'

/** Loads the list of messages that an address names. */
export async function openMessages(query: object) {
  const { list: asked } = query as { list?: unknown }
  const known = typeof asked === 'string' && Object.hasOwn(messageListTexts, asked)
  const list = known ? (asked as MessageList) : 'waiting'
  return { list, page: await deskMessages({ data: { list } }) }
}
