import { useLingui } from '@lingui/react/macro'
import { messageListTexts } from '~/features/desk/content/lists'
import type { MessageList } from '~/features/desk/schema'
import { useCounts } from '../shell/counts'
import { ListTabs } from '../shell/ListTabs'

const listNames = Object.keys(messageListTexts) as MessageList[]

/** A tab for each list of messages. */
export function MessageTabs({ list }: { list: MessageList }) {
  const { t, i18n } = useLingui()
  const { messages, suspected } = useCounts()
  // Nothing else on the page tells of messages that may be spam, so their count is shown even if it is 0.
  const counts = { waiting: messages || undefined, suspected }
  const tabs = listNames.map((name) => ({
    href: name === 'waiting' ? '/desk/messages' : `/desk/messages?list=${name}`,
    current: name === list,
    name: i18n._(messageListTexts[name].name),
    waiting: counts[name as keyof typeof counts],
  }))
  return <ListTabs label={t`Lists of messages`} lists={tabs} />
}
