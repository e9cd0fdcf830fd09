import { Trans, useLingui } from '@lingui/react/macro'
import { site } from '~/catalog/site'
import { messageListTexts } from '~/features/desk/content/lists'
import { deskMessages } from '~/features/desk/functions/listMessages'
import type { MessageList, DeskMessages as Page } from '~/features/desk/schema'
import { EmptyList } from '../shell/EmptyList'
import { ListFooter } from '../shell/ListFooter'
import { useInfiniteList } from '../shell/useInfiniteList'
import { MessageCard } from './MessageCard'
import { MessagesHeading } from './MessagesHeading'
import { MessageTabs } from './MessageTabs'

/** The desk's page of contact messages: a tab for each list, and the messages of the current one. */
export function DeskMessages({ list, page }: { list: MessageList; page: Page }) {
  const { t, i18n } = useLingui()
  const shown = useInfiniteList(page, (after) => deskMessages({ data: { list, after } }))
  const next = list === 'waiting' ? shown.rows.find(({ answeredAt }) => !answeredAt) : undefined
  return (
    <>
      <title>{`${t({ message: 'Messages', comment: 'Desk: title of the page' })} – ${site.brand}`}</title>
      <MessagesHeading />
      <MessageTabs list={list} />
      {shown.rows.length ? (
        <ul className="grid gap-4">
          {shown.rows.map((message) => (
            <MessageCard key={message.id} message={message} isNext={message === next} />
          ))}
        </ul>
      ) : (
        <EmptyList>{i18n._(messageListTexts[list].empty)}</EmptyList>
      )}
      <ListFooter list={shown} table="/desk/messages.csv">
        <Trans comment="Desk: all messages as a file for a spreadsheet">All messages as a spreadsheet</Trans>
      </ListFooter>
    </>
  )
}
