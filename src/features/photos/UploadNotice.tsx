import { Trans, useLingui } from '@lingui/react/macro'
import type { UploadQueue } from './queue/useUploadQueue'

/** Names that are told of one choice of files. */
const named = 4

/** What is the matter, and with which files. */
export function UploadNotice({ text, files }: NonNullable<UploadQueue['message']>) {
  const { t, i18n } = useLingui()
  const rest = files.length - named
  const names = files.slice(0, named)
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
