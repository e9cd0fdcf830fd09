import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskToday } from '~/features/desk/overview'
import { Fold } from '../shell/Fold'
import { TextButton } from '../shell/TextLink'
import { useDateFormat } from '../shell/useDateFormat'
import { aliasLine } from './aliasLine'
import { CheckedLine } from './CheckedLine'

/** Requested URLs that do not exist, the most requested first. */
export function MissingPaths({ missing }: { missing: DeskToday['missing'] }) {
  const { t } = useLingui()
  const { momentOf } = useDateFormat()
  const [copied, setCopied] = useState<{ path: string; done: boolean }>()
  const copy = async (path: string) => {
    const done = await navigator.clipboard.writeText(aliasLine(path)).then(
      () => true,
      () => false,
    )
    setCopied({ path, done })
  }
  const title = <Trans comment="Desk: heading">Missing pages</Trans>
  if (!missing.length)
    return (
      <CheckedLine title={title}>
        <Trans>No missing pages were requested in the last 30 days.</Trans>
      </CheckedLine>
    )
  return (
    <Fold
      heading
      title={title}
      note={
        <Plural
          value={missing.length}
          one="# address"
          other="# addresses, the most requested first"
          comment="Desk: how many addresses a list has that opens"
        />
      }
    >
      <p className="pb-5 text-note text-ink-soft">
        <Trans comment="Desk: above a list of addresses, each with a button that copies a line of code; the quoted name is that of a number on the page">
          Visitors and programs tried to open these addresses; “Visits to missing pages” counts visitors only.
          To send an address to the home page, copy its redirect line and pass it to whoever maintains the
          site’s code.
        </Trans>
      </p>
      <ul className="grid gap-3">
        {missing.map(({ path, count, lastSeen }) => (
          <li
            key={path}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-2"
          >
            <div className="min-w-0 flex-1 basis-50">
              <code translate="no" className="break-all text-note font-text">
                {path}
              </code>
              <p className="figures text-small text-ink-soft">
                <Plural value={count} one="requested once" other="requested # times" />
                {' · '}
                <Trans comment="Desk: when a missing page was asked for last; {0} is a moment">
                  last on {momentOf(lastSeen)}
                </Trans>
              </p>
            </div>
            <TextButton
              aria-label={t({ message: `Copy redirect line for ${path}`, comment: 'Desk' })}
              onClick={() => copy(path)}
            >
              <span role="status">
                {copied?.path !== path ? (
                  <Trans comment="Desk: copies a line of code that leads an address to the home page">
                    Copy redirect line
                  </Trans>
                ) : copied.done ? (
                  <Trans comment="Desk: the line is in the clipboard">Copied</Trans>
                ) : (
                  <code translate="no">{aliasLine(path)}</code>
                )}
              </span>
            </TextButton>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
