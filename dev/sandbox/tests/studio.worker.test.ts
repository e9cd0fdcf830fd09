import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { isCompletePhoto } from '~/core/photoFile/follow'
import { previewBytes } from '~/core/schemas/limits'
import { portraitSizes } from '~/core/schemas/portraitSizes'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { photoSample } from '~/features/portraits/content/photoService'
import { createServices } from '~/server/services'
import { paidOrder, post, rowOf } from '~tests/worker/support/buyer'
import { filesOf } from '~tests/worker/support/studio'
import { scenes } from '../scenes'

/** Width and height of a JPEG, from its first frame header. */
function sizeOf(jpeg: Uint8Array): [number, number] {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset)
  let at = 2
  while ((view.getUint16(at) & 0xfffc) !== 0xffc0 || view.getUint16(at) === 0xffc4)
    at += 2 + view.getUint16(at + 2)
  return [view.getUint16(at + 7), view.getUint16(at + 5)]
}

it('the studio delivers the scenes of the photo pages as portraits of a real size, with previews, also twice', async () => {
  expect(scenes.map(({ id, us }) => [id, us])).toEqual(
    photoSample.after.map(({ id, label }) => [id, label.message]),
  )
  const session = await paidOrder()
  expect((await post(`/__sandbox/studio/${session}`, {})).status).toBe(303)
  const files = await filesOf(session)
  expect(files.map(({ name }) => name).sort()).toEqual(scenes.map(({ us }) => `${us}.jpg`).sort())
  for (const { id, key, hasPreview, sizes } of files) {
    const read = async (name: string) =>
      new Uint8Array((await (await env.AI_PHOTOS.get(name))?.arrayBuffer()) ?? [])
    const [portrait, preview] = [await read(key), await read(`previews/${id}`)]
    expect([hasPreview, sizeOf(portrait), sizeOf(preview)]).toEqual([true, [2048, 2560], [384, 480]])
    expect([portrait, preview].map((bytes) => isCompletePhoto('jpeg', bytes))).toEqual([true, true])
    expect(preview.length).toBeLessThan(previewBytes)
    const all = await read(`sizes/${id}`)
    let offset = 0
    for (const { size, width, height, bytes } of sizes?.files ?? []) {
      const file = all.subarray(offset, offset + bytes)
      offset += bytes
      if (size !== 'round') expect(sizeOf(file)).toEqual([width, height])
    }
    expect([sizes?.files.map(({ size }) => size), offset]).toEqual([Object.keys(portraitSizes), all.length])
  }
  await requestCorrections(createServices(), await rowOf(session), { portraits: [], words: 'Again.' })
  await post(`/__sandbox/studio/${session}`, {})
  expect(await filesOf(session)).toHaveLength(30)
})
