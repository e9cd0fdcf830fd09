import { Plural, Trans } from '@lingui/react/macro'
import type { DeskToday } from '~/features/desk/overview'
import { Fold } from '../shell/Fold'
import { useDateFormat } from '../shell/useDateFormat'
import { CheckedLine } from './CheckedLine'

/** Stored files without a database row, and rows without a stored file. */
export function Orphans({ orphans }: { orphans: DeskToday['orphans'] }) {
  const { since } = useDateFormat()
  const title = (
    <Trans comment="Desk: heading of a check whether orders and stored files match">File check</Trans>
  )
  if (!orphans.length)
    return (
      <CheckedLine title={title}>
        <Trans>The regular check found every file where it belongs.</Trans>
      </CheckedLine>
    )
  return (
    <Fold
      heading
      title={title}
      note={
        <span className="text-rose">
          <Plural
            value={orphans.length}
            one="# file doesn’t match its order"
            other="# files don’t match their orders"
            comment="Desk: how many files a list has that opens"
          />
        </span>
      }
    >
      <ul className="grid gap-3">
        {orphans.map(({ key, kind, foundAt }) => (
          <li key={key} className="border-b border-line pb-2">
            <code translate="no" className="break-all text-note">
              {key}
            </code>
            <p className="text-small text-ink-soft">
              {kind === 'object_without_row' ? (
                <Trans comment="Desk: a stored file">no order has this file</Trans>
              ) : (
                <Trans comment="Desk: a file that an order names">
                  an order lists this file, but it’s missing
                </Trans>
              )}
              <span>{` · ${since(foundAt)}`}</span>
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
