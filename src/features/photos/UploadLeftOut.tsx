import { Plural, Trans } from '@lingui/react/macro'
import { Notice } from '~/ui/Notice'
import type { UploadQueue } from './queue/useUploadQueue'
import { UploadNotice } from './UploadNotice'

type LeftOutProps = { count: number; message: UploadQueue['message']; onLeaveOut: () => void }

/** Rejected photos do not block the others; the reason is shown below each of them. */
export function UploadLeftOut({ count, message, onLeaveOut }: LeftOutProps) {
  return (
    <Notice kind="error">
      {message && (
        <p className="mb-1 font-600">
          <UploadNotice {...message} />
        </p>
      )}
      <Plural
        value={count}
        one="One photo can’t be sent. The reason is below it; everything else goes through without it."
        other="# photos can’t be sent. The reason is below each one; everything else goes through without them."
      />{' '}
      <button type="button" onClick={onLeaveOut} className="font-600 underline underline-offset-4">
        <Trans comment="Takes the photos that cannot be sent out of the selection">Leave out</Trans>
      </button>
    </Notice>
  )
}
