import { Trans, useLingui } from '@lingui/react/macro'
import type { UploadQueue } from './queue/useUploadQueue'

/** Maximum number of file names in a message. */
const maxNames = 4

/** The message, and the files concerned. */
export function UploadNotice({ text, files }: NonNullable<UploadQueue['message']>) {
  const { t, i18n } = useLingui()
  const rest = files.length - maxNames
  const names = files.slice(0, maxNames)
  const list = new Intl.ListFormat(i18n.locale).format(
    rest > 0
      ? [
          ...names,
          t({ message: `${rest} more`, comment: 'Ends a list of names of files: how many others there are' }),
        ]
      : names,
  )
  return (
    <>
      <span>{text}</span>
      {list && (
        <span className="block font-400 [overflow-wrap:anywhere]">
          <Trans comment="{list}: names of files">Not an image: {list}</Trans>
        </span>
      )}
    </>
  )
}
