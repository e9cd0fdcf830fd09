import { Plural, Trans } from '@lingui/react/macro'
import { Icon } from '~/ui/Icon'
import type { UploadQueue } from './useUploadQueue'

/** What the server already has of this order (R-UPL-23). */
export function UploadReceived({ files, open }: { files: UploadQueue['received']; open: boolean }) {
  return (
    <details open={open} className="group rounded-card bg-leaf-wash px-4 py-3 text-note text-leaf">
      <summary className="flex items-center gap-3 rounded">
        <Icon name="check" />
        <span className="font-600">
          <Plural value={files.length} one="# photo received" other="# photos received" />
        </span>
        <span className="ml-auto underline underline-offset-4">
          <Trans>Names</Trans>
        </span>
      </summary>
      <ul className="mt-2 gap-x-6 pl-8 text-small sm:columns-2">
        {files.map((file) => (
          <li key={`${file.name}:${file.size}`} className="truncate">
            {file.name}
          </li>
        ))}
      </ul>
    </details>
  )
}
