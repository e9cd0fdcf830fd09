/** Pixels of the longer side at most: more than a portrait model can use, and a phone's memory survives it. */
const longestSide = 4096

/** Pixels of a preview's longer side. */
const previewSide = 320

/** Formats that every browser reads; one of these that cannot be read is damaged. */
const everyBrowserReads = /^image\/(jpeg|png|gif|webp|bmp)$/

/**
 * The bytes to send: drawn anew as JPEG, which turns the picture upright, makes it smaller and leaves its
 * place and camera data behind. What the browser cannot read, and a GIF, is sent as it is.
 */
export async function preparePhoto(file: File): Promise<Blob> {
  if (file.type === 'image/gif') return file
  return (await draw(file, longestSide, 0.92)) ?? file
}

/** A small picture for the list, or why there is none. */
export async function previewPhoto(file: File): Promise<{ preview?: string; unreadable?: true }> {
  const small = await draw(file, previewSide, 0.8)
  if (small) return { preview: URL.createObjectURL(small) }
  return everyBrowserReads.test(file.type) ? { unreadable: true } : {}
}

async function draw(file: File, side: number, quality: number): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has no transparency; without a ground it would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  // Gives the pixels back at once; thirty photos of twelve megapixels would otherwise pile up.
  canvas.width = 0
  return blob ?? undefined
}
