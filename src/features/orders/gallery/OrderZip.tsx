import { Plural, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { KnownOrder } from '~/core/schemas/order'
import { downloadSize } from '~/i18n/fileSize'
import { ButtonLink } from '~/ui/Button'
import { type ChosenSize, zipIn } from './downloads'

type ZipProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'> & {
  order: KnownOrder
  chosen: ChosenSize
}

/** Download button for all portraits in one file, in the chosen size. */
export function OrderZip({ order, chosen, ...shape }: ZipProps) {
  const { i18n } = useLingui()
  const zip = zipIn(order, chosen)
  if (!zip?.count) return null
  const { count } = zip
  const size = downloadSize(i18n, zip.size)
  return (
    <ButtonLink href={zip.url} download {...shape} className="on-screen">
      <Plural
        comment="Button: all portraits in one file, and its size"
        value={count}
        one={`Download it (${size})`}
        other={`Download all # (${size})`}
      />
    </ButtonLink>
  )
}
