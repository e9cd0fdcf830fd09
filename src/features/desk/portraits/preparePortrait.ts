import { isCompletePhoto } from '~/core/photoFile/follow'
import { formatOf } from '~/core/photoFile/format'
import { photoBytes } from '~/core/schemas/limits'
import { drawPreview } from '~/features/photos/prepare/drawPhoto'
import { type PreparedPhoto, type PrepareError, readFile } from '~/features/photos/prepare/preparePhoto'
import { sha256Hex } from '~/features/photos/prepare/sha256Hex'

/** Formats that every browser displays in the buyer's gallery. */
const displayable = new Set(['jpeg', 'png', 'webp', 'gif'])

/** Checks a portrait before upload and makes its preview. Keeps its bytes unchanged, since the buyer receives them. */
export async function preparePortrait(file: File): Promise<PreparedPhoto | PrepareError> {
  // Browser only: keeps the code below out of the Worker bundle.
  if (import.meta.env.SSR) return 'unreadable'
  if (file.size > photoBytes) return 'too-large'
  const bytes = await readFile(file)
  if (!bytes) return 'unreadable'
  const format = formatOf(bytes)
  if (!format || !displayable.has(format)) return 'not-a-photo'
  const bitmap = isCompletePhoto(format, bytes) && (await createImageBitmap(file).catch(() => undefined))
  if (!bitmap) return 'damaged'
  const small = await drawPreview(bitmap)
  bitmap.close()
  return {
    bytes: file,
    sha256: await sha256Hex(bytes),
    preview: small && URL.createObjectURL(small),
    small,
  }
}
