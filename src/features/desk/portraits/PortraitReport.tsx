import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '~/ui/Notice'
import { Progress } from '~/ui/Progress'
import { TextButton } from '../shell/TextLink'
import type { ChosenFiles } from './droppedFiles'
import type { PortraitQueue } from './usePortraitQueue'

type PortraitReportProps = { queue: PortraitQueue; chosen: ChosenFiles | undefined }

/** Maximum number of file names listed. */
const maxNames = 3

const listNames = (names: string[]) =>
  `${names.slice(0, maxNames).join(', ')}${names.length > maxNames ? '…' : ''}`

/** The upload progress, and which files were left out and why. */
export function PortraitReport({ queue, chosen }: PortraitReportProps) {
  const { t } = useLingui()
  const { uploading, progress, leftOut, unsent, message, closed } = queue
  const { files, others, unreadable } = chosen ?? { files: [], others: [], unreadable: [] }
  return (
    <>
      {uploading && (
        <div>
          <Progress value={progress} label={t`Portraits on their way`} />
          <p role="status" className="pt-2 text-note font-600">
            <Plural value={unsent} one="# portrait is on its way" other="# portraits are on their way" />
          </p>
        </div>
      )}
      {closed && (
        <Notice kind="error">
          <Trans>The order has moved on and can’t take portraits now. Reload the page to see why.</Trans>
        </Notice>
      )}
      {chosen && !files.length && !others.length && !unreadable.length && (
        <Notice kind="error">
          <Trans>There are no pictures in there. Choose a folder with JPG, PNG or WebP files.</Trans>
        </Notice>
      )}
      {unreadable.length > 0 && (
        <Notice kind="error">
          <Plural
            value={unreadable.length}
            one="One file or folder couldn’t be read and was left out:"
            other="# files or folders couldn’t be read and were left out:"
          />{' '}
          <span>{listNames(unreadable)}</span>
        </Notice>
      )}
      {others.length > 0 && (
        <Notice kind="info">
          <Plural
            value={others.length}
            one="One file isn’t a picture and was left out:"
            other="# files aren’t pictures and were left out:"
          />{' '}
          <span>{listNames(others)}</span>
        </Notice>
      )}
      {leftOut > 0 && !uploading && (
        <Notice kind="error">
          <Plural
            value={leftOut}
            one="One portrait can’t be sent; the reason is below it. It doesn’t hold up the others."
            other="# portraits can’t be sent; the reason is below each. They don’t hold up the others."
          />{' '}
          <TextButton onClick={queue.leaveOut}>
            <Trans comment="Desk: takes what cannot be sent off the page">Leave out</Trans>
          </TextButton>
        </Notice>
      )}
      {message && !uploading && !(leftOut > 0 && message.code === 'failed' && unsent === 0) && (
        <Notice kind={message.kind}>
          <span>{message.text}</span>
          {unsent > 0 && message.kind === 'error' && (
            <>
              {' '}
              <TextButton onClick={queue.send}>
                <Trans comment="Desk: sends what has failed">Try again</Trans>
              </TextButton>
            </>
          )}
        </Notice>
      )}
    </>
  )
}
