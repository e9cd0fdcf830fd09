import { Plural, Trans } from '@lingui/react/macro'
import { useCounts } from '../shell/counts'

export function MessagesHeading() {
  const { messages } = useCounts()
  return (
    <h1 tabIndex={-1} className="max-w-15em text-title display-tight">
      {messages ? (
        <Plural value={messages} one="# message to answer" other="# messages to answer" />
      ) : (
        <Trans comment="Desk: heading when no message waits">No messages to answer</Trans>
      )}
    </h1>
  )
}
