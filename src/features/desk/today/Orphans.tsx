import { Trans } from '@lingui/react/macro'
import type { DeskToday } from '~/features/desk/overview'
import { Panel } from '../shell/Panel'
import { useDateFormat } from '../shell/useDateFormat'

/** Stored files without a database row, and rows without a stored file. */
export function Orphans({ orphans }: { orphans: DeskToday['orphans'] }) {
  const { since } = useDateFormat()
  return (
    <Panel
      title={
        <Trans comment="Desk: heading of a check whether orders and stored files match">File check</Trans>
      }
    >
      {orphans.length ? (
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
      ) : (
        <p className="text-ink-soft">
          <Trans>The regular check found every file where it belongs.</Trans>
        </p>
      )}
    </Panel>
  )
}
