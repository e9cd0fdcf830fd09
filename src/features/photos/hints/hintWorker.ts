// Analyzes photos off the main thread. Nothing leaves: the file is served with a policy that allows no connection.

import type { PhotoAnalysis } from './hint'
import { judgePhoto } from './judgePhoto'
import { mayMove } from './mayMove'
import { areAlike, type Thumbnail, thumbnailOf } from './measure/likeness'
import { readLuma, showsPixels } from './measure/readLuma'

export type AnalysisRequest = { id: string; file: File; bitmap: ImageBitmap }
export type AnalysisAnswer = { id: string; analysis?: PhotoAnalysis }

const thumbnails = new Map<string, Thumbnail>()

/** One photo after the other: each has all its pixels in memory. */
let last = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  last = last.then(() => answer(data))
})

async function answer({ id, file, bitmap }: AnalysisRequest) {
  // A photo that cannot be judged has no hint: out of memory, for example, or its file has been moved.
  const analysis = await analyze(id, file, bitmap).catch(() => undefined)
  bitmap.close()
  postMessage({ id, ...(analysis && { analysis }) } satisfies AnalysisAnswer)
}

async function analyze(id: string, file: File, bitmap: ImageBitmap): Promise<PhotoAnalysis | undefined> {
  if (!showsPixels() || mayMove(new Uint8Array(await file.slice(0, 4096).arrayBuffer()))) return undefined
  const { width, height } = bitmap
  const luma = readLuma(bitmap)
  if (!luma) return undefined
  const thumbnail = thumbnailOf(luma)
  const alike = [...thumbnails].filter(([, other]) => areAlike(thumbnail, other)).map(([other]) => other)
  thumbnails.set(id, thumbnail)
  return { hint: judgePhoto({ name: file.name, type: file.type, width, height, luma }), alike }
}
