/**
 * Draws what the sandbox's studio delivers into `dev/sandbox/portraits/`: the fifteen scenes of the photo pages as
 * JPEG files of a real portrait's size, each with the preview and the sizes that the desk's browser makes. Draw them
 * again after `npm run draw -- people` has changed the scenes.
 *
 * Run: npm run draw -- studio
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { scenes } from '../dev/sandbox/scenes.ts'
import { type PortraitSize, portraitSizes, sizeFormat } from '../src/core/schemas/portraitSizes.ts'
import { cutPortrait } from '../src/features/desk/portraits/cutPortrait.ts'

/** Pixels. The drawings are 4:5 too; the preview is as large as `features/photos/prepare/drawPhoto.ts` makes it. */
const portrait = { width: 2048, height: 2560 }
const previewWidth = 384

const people = new URL('../public/people/', import.meta.url)
const output = new URL('../dev/sandbox/portraits/', import.meta.url)

mkdirSync(new URL('sizes/', output), { recursive: true })
let bytes = 0
const write = (name: string, file: Uint8Array | string) => {
  writeFileSync(new URL(name, output), file)
  bytes += file.length
}
const lists: Record<string, unknown> = {}
for (const { id } of scenes) {
  const drawing = readFileSync(new URL(`sample-${id}.svg`, people))
  const draw = (pixels: number, quality: number) =>
    // A drawing is 400 wide at 72 dots per inch.
    sharp(drawing, { density: (72 * pixels) / 400 })
      .resize(pixels, (pixels * 5) / 4)
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
  write(`${id}.jpg`, await draw(portrait.width, 72))
  write(`${id}-small.jpg`, await draw(previewWidth, 78))
  const whole = await sharp(drawing, { density: (72 * portrait.width) / 400 })
    .resize(portrait.width, portrait.height)
    .png()
    .toBuffer()
  const files = []
  const bodies = []
  for (const size of Object.keys(portraitSizes) as PortraitSize[]) {
    const cut = cutPortrait(portrait, size)
    if (!cut) continue
    const body = await drawSize(whole, size, cut)
    bodies.push(body)
    files.push({ size, width: cut.width, height: cut.height, bytes: body.length })
  }
  write(`sizes/${id}.sizes`, Buffer.concat(bodies))
  lists[id] = { ...portrait, files }
}
write('sizes/sizes.json', `${JSON.stringify(lists, null, 2)}\n`)
process.stdout.write(
  `Drew ${scenes.length} portraits in dev/sandbox/portraits/, ${Math.round(bytes / 1000)} kB\n`,
)

/** What `features/desk/portraits/drawSizes.ts` draws, in few bytes. */
async function drawSize(whole: Buffer, size: PortraitSize, cut: NonNullable<ReturnType<typeof cutPortrait>>) {
  const { width, height, part } = cut
  const { x: left, y: top } = part
  const image = sharp(whole)
    .extract({ left, top, width: part.width, height: part.height })
    .resize(width, height)
  if (sizeFormat(size) === 'jpeg') {
    const resolved = size === 'print' ? image.withMetadata({ density: 300 }) : image
    return resolved.jpeg({ quality: 42, mozjpeg: true, trellisQuantisation: true }).toBuffer()
  }
  const circle = `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${width / 2}"/></svg>`
  return image
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png({ palette: true, colors: 24, dither: 0 })
    .toBuffer()
}
