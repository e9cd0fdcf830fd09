import { crc32 } from 'node:zlib'

/** Pixels. */
const width = 480
const height = 600

const number = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** A stand-in for a portrait: somebody before the rising sun, as PNG. Each seed has colours of its own. */
export async function drawPortrait(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array(height * (width * 3 + 1))
  for (let y = 0; y < height; y++) {
    const row = y * (width * 3 + 1)
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y, seed), row + 1 + x * 3)
  }
  const packed = new Response(rows).body?.pipeThrough(new CompressionStream('deflate'))
  const pixels = new Uint8Array(await new Response(packed).arrayBuffer())
  return new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    // Eight bits a colour, three colours.
    ...chunk('IHDR', [...number(width), ...number(height), 8, 2, 0, 0, 0]),
    ...chunk('tEXt', new TextEncoder().encode(`Comment\0portrait ${seed}`)),
    ...chunk('IDAT', pixels),
    ...chunk('IEND', []),
  ])
}

function chunk(type: string, data: Iterable<number>): number[] {
  const body = [...new TextEncoder().encode(type), ...data]
  return [...number(body.length - 4), ...body, ...number(crc32(Uint8Array.from(body)))]
}

type Colour = readonly [number, number, number]

const grounds: readonly Colour[] = [
  [250, 240, 228],
  [40, 34, 62],
  [236, 214, 190],
  [214, 224, 226],
]
const clothes: readonly Colour[] = [
  [52, 46, 78],
  [206, 88, 42],
  [92, 104, 128],
  [120, 70, 52],
]
const sun: Colour = [240, 190, 96]
const skin: Colour = [214, 160, 126]
const hair: Colour = [58, 40, 36]

function colourAt(x: number, y: number, seed: number): Colour {
  const within = (cx: number, cy: number, rx: number, ry = rx) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
  const pick = (list: readonly Colour[], of: number) => list[of % list.length] ?? sun
  if (within(240, 250, 84, 108) && !(within(240, 200, 96, 80) && y < 200)) return skin
  if (within(240, 224, 102, 116)) return hair
  if (within(240, 660, 210, 240)) return pick(clothes, seed)
  return within(120 + ((seed * 61) % 260), 330, 150) ? sun : pick(grounds, seed >> 2)
}
