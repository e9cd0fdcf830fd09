/** Pixels of the longer side at most: more than a portrait model can use, and a phone's memory survives it. */
const longestSide = 4096

/** Pixels of the longer side of the small picture. */
const previewSide = 480

/**
 * Draws the picture again as JPEG, upright, smaller and without place or camera data, and a small one for lists, of far
 * less than `previewBytes`.
 * @returns `undefined` when the browser has no memory left for it
 */
export async function drawPhoto(bitmap: ImageBitmap): Promise<{ photo: Blob; preview: Blob } | undefined> {
  const photo = await draw(bitmap, longestSide, 0.92)
  const preview = photo && (await drawPreview(bitmap))
  return preview && { photo, preview }
}

/** A small picture alone, for lists. @returns `undefined` when the browser has no memory left for it */
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
  // Paints a ground first: JPEG has no transparency and would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  // Frees the pixels at once; thirty photos of twelve megapixels would pile up.
  canvas.width = 0
  return blob ?? undefined
}
