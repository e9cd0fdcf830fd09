import { Plural, Trans } from '@lingui/react/macro'
import { photosPerOrder } from '~/schemas/limits'
import { Icon } from '~/ui/Icon'
import type { UploadQueue } from './useUploadQueue'

type ReceivedProps = {
  files: UploadQueue['received']
  /** Nothing can be added any more. */
  closed: boolean
}

/** What the server already has of this order (R-UPL-23). */
export function UploadReceived({ files, closed }: ReceivedProps) {
  return (
    <div className="rounded-card bg-leaf-wash px-4 py-3 text-note text-leaf">
      <details open={closed}>
        <summary className="flex items-center gap-3 rounded">
          <Icon name="check" />
          <span className="font-600">
            <Plural value={files.length} one="# photo received" other="# photos received" />
          </span>
          <span className="ml-auto underline underline-offset-4">
            <Trans>Names</Trans>
          </span>
        </summary>
        <ul className="mt-2 gap-x-6 pl-7 text-small sm:columns-2">
          {files.map((file) => (
            <li key={file.sha256} className="truncate">
              {file.name}
            </li>
          ))}
        </ul>
      </details>
      {!closed && files.length < photosPerOrder && (
        <p className="mt-1 pl-7 text-small">
          <Trans>They are safe with us. You can add more, {photosPerOrder} in all, until we begin.</Trans>
        </p>
      )}
    </div>
  )
}
