import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { KnownOrder } from '~/schemas/order'
import { ButtonLink } from '~/ui/Button'

const megabyte = 1024 * 1024

type ZipProps = Pick<ComponentProps<typeof ButtonLink>, 'look' | 'size'> & {
  order: Pick<KnownOrder, 'zip' | 'portraits'>
}

/** All portraits as one file. */
export function PortraitsZip({ order: { zip, portraits }, ...shape }: ZipProps) {
  const { i18n } = useLingui()
  if (!zip) return null
  const count = portraits.length
  const size = i18n.number(zip.size / megabyte, { maximumFractionDigits: zip.size < 10 * megabyte ? 1 : 0 })
  return (
    <ButtonLink href={zip.url} download {...shape} className="on-screen">
      <Trans comment="Button: all portraits in one file, and its size">
        Download all {count} ({size} MB)
      </Trans>
    </ButtonLink>
  )
}
