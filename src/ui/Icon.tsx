import type { IconName } from '~/catalog/icons'
import { icons } from './theme/icons'

/** A line icon in the colour and about the size of the text beside it. Says nothing to a screen reader. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`inline-block shrink-0 ${icons[name]} ${className}`} />
}
