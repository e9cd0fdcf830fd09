import { isWholePhoto } from '~/core/photoFile/follow'
import { formatOf } from '~/core/photoFile/format'
import { photoBytes } from '~/core/schemas/limits'
import { drawPreview } from '~/features/photos/prepare/drawPhoto'
import { hashOf } from '~/features/photos/prepare/hashOf'
import { type PhotoFault, type PreparedPhoto, readFile } from '~/features/photos/prepare/preparePhoto'

/** What every browser shows in the buyer's gallery. */
const shown = new Set(['jpeg', 'png', 'webp', 'gif'])

/** Looks at a portrait before it is sent. Its bytes stay as they are: they are what the buyer gets. */
export async function preparePortrait(file: File): Promise<PreparedPhoto | PhotoFault> {
  // Nothing of what follows is for the Worker, and it stays out of it.
  if (import.meta.env.SSR) return 'unreadable'
  if (file.size > photoBytes) return 'too-large'
  const bytes = await readFile(file)
  if (!bytes) return 'unreadable'
  const format = formatOf(bytes)
  if (!format || !shown.has(format)) return 'not-a-photo'
  const bitmap = isWholePhoto(format, bytes) && (await createImageBitmap(file).catch(() => undefined))
  if (!bitmap) return 'damaged'
  const small = await drawPreview(bitmap)
  bitmap.close()
  return {
    bytes: file,
    sha256: await hashOf(bytes),
    preview: small && URL.createObjectURL(small),
    small,
  }
}
