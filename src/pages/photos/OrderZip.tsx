import { Plural, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { KnownOrder } from '~/schemas/order'
import { ButtonLink } from '~/ui/Button'

const megabyte = 1024 * 1024

type ZipProps = Pick<ComponentProps<typeof ButtonLink>, 'look' | 'size'> & {
  order: Pick<KnownOrder, 'zip'>
}

/** All portraits as one file. */
export function PortraitsZip({ order: { zip }, ...shape }: ZipProps) {
  const { i18n } = useLingui()
  if (!zip) return null
  const { count } = zip
  const size = i18n.number(zip.size / megabyte, { maximumFractionDigits: zip.size < 10 * megabyte ? 1 : 0 })
  return (
    <ButtonLink href={zip.url} download {...shape} className="on-screen">
      <Plural
        comment="Button: all portraits in one file, and its size"
        value={count}
        one={`Download it (${size} MB)`}
        other={`Download all # (${size} MB)`}
      />
    </ButtonLink>
  )
}
