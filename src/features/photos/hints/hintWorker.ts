// Looks at photos off the main thread. Nothing leaves: the file is served with a policy that allows no connection.

import type { PhotoLook } from './hint'
import { judgePhoto } from './judgePhoto'
import { areAlike, type Thumbnail, thumbnailOf } from './measure/likeness'
import { type Luma, lumaOf } from './measure/luma'

export type LookRequest = { id: string; name: string; type: string; bitmap: ImageBitmap }
export type LookAnswer = { id: string; look?: PhotoLook }

/** Pixels of the longer side at which photos are measured: finer blur does not matter to a portrait. */
const longest = 640

const thumbnails = new Map<string, Thumbnail>()

addEventListener('message', ({ data }: MessageEvent<LookRequest>) => {
  let look: PhotoLook | undefined
  try {
    look = lookAt(data)
  } catch {
    // Out of memory, for example: a photo that cannot be judged has no hint.
  }
  data.bitmap.close()
  const answer: LookAnswer = { id: data.id, ...(look && { look }) }
  postMessage(answer)
})

function lookAt({ id, name, type, bitmap }: LookRequest): PhotoLook | undefined {
  const { width, height } = bitmap
  const luma = reduced(bitmap)
  if (!luma) return undefined
  const thumbnail = thumbnailOf(luma)
  const alike = [...thumbnails].filter(([, other]) => areAlike(thumbnail, other)).map(([other]) => other)
  thumbnails.set(id, thumbnail)
  return { hint: judgePhoto({ name, type, width, height, luma }), alike }
}

function reduced(bitmap: ImageBitmap): Luma | undefined {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  // Transparent pixels are white, as in the photo that is sent.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return lumaOf(context.getImageData(0, 0, width, height).data, width, height)
}
