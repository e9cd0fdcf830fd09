import { deskOrder } from '~/functions/desk/readOrder'
import { retryRead } from '~/functions/retryRead'
import { sendPhoto } from '~/pages/photos/sendPhoto'
import type { UploadDoor } from '~/pages/photos/uploadDoor'
import { portraitsPerOrder } from '~/schemas/limits'
import { preparePortrait } from './preparePortrait'

/** The door for the portraits of one order. */
export function portraitDoor(order: string): UploadDoor {
  return {
    places: portraitsPerOrder,
    async look() {
      const answer = await retryRead(() => deskOrder({ data: { order } }))
      if (!answer.ok) return { state: 'unknown', received: [] }
      const { made, status } = answer.value
      const open = status === 'paid' || status === 'photos_received' || status === 'in_production'
      return { state: open ? 'ready' : 'closed', received: made }
    },
    prepare: preparePortrait,
    async send(photo) {
      const { id } = await sendPhoto({ path: `/desk/orders/${order}/portraits` }, photo)
      if (id && photo.small) await sendPreview(id, photo.small)
      return undefined
    },
    close: async () => ({ ok: true }),
  }
}

/** Sends the small picture after its portrait. Without it the portrait itself is shown: nothing waits for this. */
async function sendPreview(id: string, small: Blob): Promise<void> {
  await fetch(`/desk/photos/${id}/preview`, {
    method: 'PUT',
    body: small,
    headers: { 'Content-Type': 'image/jpeg' },
    signal: AbortSignal.timeout(30_000),
  }).catch(() => {})
}
