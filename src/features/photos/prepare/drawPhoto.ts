/** Maximum pixels of the longer side: more than a portrait model uses, and within a phone's memory. */
const longestSide = 4096

/** Pixels of the longer side of the preview. */
const previewSide = 480

/**
 * Re-encodes the image as an upright, smaller JPEG without location or camera data, plus a preview for lists, well
 * below `previewBytes`.
 * @returns `undefined` when the browser is out of memory
 */
export async function drawPhoto(bitmap: ImageBitmap): Promise<{ photo: Blob; preview: Blob } | undefined> {
  const photo = await draw(bitmap, longestSide, 0.92)
  const preview = photo && (await drawPreview(bitmap))
  return preview && { photo, preview }
}

/** Only the preview for lists. @returns `undefined` when the browser is out of memory */
export function drawPreview(bitmap: ImageBitmap): Promise<Blob | undefined> {
  return draw(bitmap, previewSide, 0.8)
}

async function draw(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | undefined> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // Paint a white background first: JPEG has no transparency, and transparent pixels would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  // Free the pixels immediately: thirty 12-megapixel photos would add up.
  canvas.width = 0
  return blob ?? undefined
}
