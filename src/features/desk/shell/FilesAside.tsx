import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '~/ui/Icon'
import { textLinkClass } from './TextLink'

/** Beside a heading: the number of files as text, and a ZIP download of all of them. */
export function FilesAside({ zip, children }: { zip: string; children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-5">
      <span className="figures">{children}</span>
      <a href={zip} download className={textLinkClass}>
        <Icon name="download" />
        <Trans comment="Desk: all photos or portraits of an order as one file">All as a zip</Trans>
      </a>
    </span>
  )
}
