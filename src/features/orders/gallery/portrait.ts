import type { KnownOrder } from '~/core/schemas/order'

export type Portrait = KnownOrder['portraits'][number]

/** Portraits that a window of the usual size shows at first: the first row of the widest grid. */
export const firstView = 5

/** Image types that all supported browsers can display. */
export const displayable = /^image\/(jpeg|png|gif|webp|avif)$/

/** Returns the URL of an image to show for a portrait; `null` if there is none that browsers can display. */
export const pictureOf = ({ preview, url, type }: Portrait) => preview ?? largeOf({ url, type })
export const largeOf = ({ url, type }: Pick<Portrait, 'url' | 'type'>) =>
  displayable.test(type) ? url : null
