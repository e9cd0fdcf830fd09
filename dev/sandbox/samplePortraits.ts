import lists from './portraits/sizes/sizes.json'
import { scenes } from './scenes'

/** A portrait as a studio delivers it, with the preview and the sizes that the desk's browser makes. */
export type SamplePortrait = {
  /** Name of the file without its ending, by edition. */
  names: { us: string; br: string }
  bytes: Uint8Array<ArrayBuffer>
  preview: Uint8Array<ArrayBuffer>
  sizes: { list: (typeof lists)[SceneId]; bytes: Uint8Array<ArrayBuffer> }
}
type SceneId = (typeof scenes)[number]['id']

// Drawn by `npm run draw -- studio`.
const files = import.meta.glob<string>(['./portraits/*.jpg', './portraits/sizes/*.sizes'], {
  query: '?url&inline',
  import: 'default',
})

/**
 * Reads the drawn portraits. The bytes differ each time, since the same portrait is stored only once per order, while a
 * studio can deliver again after corrections.
 */
export async function samplePortraits(): Promise<SamplePortrait[]> {
  const delivery = crypto.randomUUID()
  return Promise.all(
    scenes.map(async ({ id, us, br }) => ({
      names: { us, br },
      bytes: withComment(await read(`${id}.jpg`), delivery),
      preview: await read(`${id}-small.jpg`),
      sizes: { list: lists[id], bytes: await read(`sizes/${id}.sizes`) },
    })),
  )
}

async function read(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = await files[`./portraits/${name}`]?.()
  if (!url) throw new Error(`The sandbox has no picture ${name}`)
  return Uint8Array.fromBase64(url.slice(url.indexOf(',') + 1))
}

/** Inserts a comment segment after the start marker of a JPEG. */
function withComment(jpeg: Uint8Array, comment: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(comment)
  const length = text.length + 2
  const bytes = new Uint8Array(jpeg.length + length + 2)
  bytes.set(jpeg.subarray(0, 2))
  bytes.set([0xff, 0xfe, length >> 8, length & 255], 2)
  bytes.set(text, 6)
  bytes.set(jpeg.subarray(2), 6 + text.length)
  return bytes
}
