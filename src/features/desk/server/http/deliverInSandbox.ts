import * as v from 'valibot'
import type { Edition } from '~/catalog/editions'
import { formatOf } from '~/core/photoFile/format'
import { undoMinutes } from '~/core/schemas/limits'
import { madeSizesSchema } from '~/core/schemas/madeSizes'
import { deliverPortraits } from '~/features/orders/server/deliverPortraits'
import { storeSizes } from '~/features/photos/server/sizes/storeSizes'
import { storePhoto } from '~/features/photos/server/storePhoto'
import { storePreview } from '~/features/photos/server/storePreview'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { orderOfSession } from '~/server/orders/order'
import { createServices } from '~/server/services'

/** A drawn portrait, named in each edition's language, with its preview and its sizes. */
type SandboxPortrait = {
  names: Record<Edition, string>
  bytes: Uint8Array<ArrayBuffer>
  preview: Uint8Array<ArrayBuffer>
  sizes: { list: unknown; bytes: Uint8Array<ArrayBuffer> }
}

/**
 * Delivers portraits to the order of a session, for the sandbox. Backdates the delivery past the undo period, so that
 * the buyer sees it.
 * @returns a failure code, `undefined` on success
 */
export async function deliverInSandbox(
  sessionId: string,
  portraits: readonly SandboxPortrait[],
): Promise<string | undefined> {
  const services = createServices()
  const order = await orderOfSession(services.db, sessionId)
  if (!order) return 'unknown'
  for (const [index, { names, bytes, preview, sizes }] of portraits.entries()) {
    const format = formatOf(bytes)
    const { body } = new Response(bytes)
    if (!format || !body) return 'not_a_photo'
    const stored = await storePhoto(services, order, {
      role: 'portrait',
      name: `${names[order.edition]}.jpg`,
      index,
      type: `image/${format}`,
      format,
      size: bytes.length,
      sha256: new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex(),
      sourceSha256: null,
      consent: null,
      body,
    })
    if (!stored.ok) return stored.code
    await storePreview(services, stored.value, preview)
    const made = v.parse(madeSizesSchema, sizes.list)
    const kept = await storeSizes(services, stored.value, made, sizes.bytes)
    if (!kept.ok) return kept.code
  }
  const earlier = new Date(Date.now() - (undoMinutes + 1) * 60_000)
  const delivered = await deliverPortraits(
    { ...services, now: () => earlier },
    order,
    'studio@sandbox.invalid',
  )
  if (!delivered.ok) return delivered.code
  await sendMailsAbout(services, order.id)
  return undefined
}
