import type { IconName } from '~/catalog/icons'
import { icons } from './theme/icons'

/** A line icon in the color and roughly the size of the adjacent text. Hidden from screen readers. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`inline-block shrink-0 ${icons[name]} ${className}`} />
}
