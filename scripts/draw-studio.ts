/**
 * Draws what the sandbox's studio delivers into `dev/sandbox/portraits/`: the fifteen scenes of the photo pages as
 * JPEG files of a real portrait's size, each with the preview that the desk's browser makes. Draw them again after
 * `npm run draw -- people` has changed the scenes.
 *
 * Run: npm run draw -- studio
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { scenes } from '../dev/sandbox/scenes.ts'

/** Pixels. The drawings are 4:5 too; the preview is as large as `features/photos/prepare/drawPhoto.ts` makes it. */
const width = 2048
const previewWidth = 384

const people = new URL('../public/people/', import.meta.url)
const output = new URL('../dev/sandbox/portraits/', import.meta.url)

mkdirSync(output, { recursive: true })
let bytes = 0
for (const { id } of scenes) {
  const drawing = readFileSync(new URL(`sample-${id}.svg`, people))
  const draw = (pixels: number, quality: number) =>
    // A drawing is 400 wide at 72 dots per inch.
    sharp(drawing, { density: (72 * pixels) / 400 })
      .resize(pixels, (pixels * 5) / 4)
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
  const files = { [`${id}.jpg`]: await draw(width, 72), [`${id}-small.jpg`]: await draw(previewWidth, 78) }
  for (const [name, file] of Object.entries(files)) {
    writeFileSync(new URL(name, output), file)
    bytes += file.length
  }
}
process.stdout.write(
  `Drew ${scenes.length} portraits in dev/sandbox/portraits/, ${Math.round(bytes / 1000)} kB\n`,
)
