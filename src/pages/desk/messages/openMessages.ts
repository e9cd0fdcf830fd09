import { messageListTexts } from '~/content/desk/lists'
import { deskMessages } from '~/functions/desk/listMessages'
import type { MessageList } from '~/schemas/desk'

/** Loads the list of messages that an address names. */
export async function openMessages(query: object) {
  const { list: asked } = query as { list?: unknown }
  const known = typeof asked === 'string' && Object.hasOwn(messageListTexts, asked)
  const list = known ? (asked as MessageList) : 'waiting'
  return { list, page: await deskMessages({ data: { list } }) }
}
