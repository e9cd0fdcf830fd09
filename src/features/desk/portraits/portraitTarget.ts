import { portraitsPerOrder } from '~/core/schemas/limits'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { sendPhoto } from '~/features/photos/queue/sendPhoto'
import type { UploadTarget } from '~/features/photos/queue/uploadTarget'
import { findOrder } from '../order/findOrder'
import { preparePortrait } from './preparePortrait'
import { sendSizes } from './sendSizes'

/** Upload target for the portraits of one order. */
export function portraitTarget(order: string): UploadTarget {
  return {
    places: portraitsPerOrder,
    async readStatus() {
      const known = await findOrder(order)
      if (!known) return { state: 'unknown', received: [] }
      const { made, status } = known
      return {
        state: studioStatuses.includes(status) ? 'ready' : 'closed',
        received: made.map((photo) => ({ ...photo, preview: null })),
      }
    },
    prepare: preparePortrait,
    async send(photo) {
      // Browser only: keeps the code below out of the Worker bundle.
      if (import.meta.env.SSR) return undefined
      const previewPath = ({ id = '' }) => `/desk/photos/${id}/preview`
      const { id } = await sendPhoto({ path: `/desk/orders/${order}/portraits`, previewPath }, photo)
      // Here and not while preparing: hundreds of portraits in six sizes would not fit into memory.
      if (id) await sendSizes(id, photo.bytes).catch(() => {})
      return undefined
    },
    close: async () => ({ ok: true }),
  }
}
