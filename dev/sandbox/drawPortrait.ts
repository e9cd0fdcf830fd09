import { crc32 } from 'node:zlib'

/** Pixels. */
const width = 480
const height = 600

const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** Draws a placeholder portrait, a person in front of a rising sun, as PNG. The seed selects the colors. */
export async function drawPortrait(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  // Each row starts with its filter type, 0 for none.
  const rowSize = 1 + width * 3
  const rows = new Uint8Array(height * rowSize)
  for (let y = 0; y < height; y++) {
    const row = y * rowSize
    for (let x = 0; x < width; x++) rows.set(colorAt(x, y, seed), row + 1 + x * 3)
  }
  const compressed = new Response(rows).body?.pipeThrough(new CompressionStream('deflate'))
  const pixels = new Uint8Array(await new Response(compressed).arrayBuffer())
  return new Uint8Array([
    // The PNG signature.
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    // 8 bits per channel, RGB, not interlaced.
    ...chunk('IHDR', [...uint32(width), ...uint32(height), 8, 2, 0, 0, 0]),
    ...chunk('tEXt', new TextEncoder().encode(`Comment\0portrait ${seed}`)),
    ...chunk('IDAT', pixels),
    ...chunk('IEND', []),
  ])
}

/** Builds a PNG chunk. Its length counts only the data; its checksum also covers the four bytes of the type. */
function chunk(type: string, data: Iterable<number>): number[] {
  const body = [...new TextEncoder().encode(type), ...data]
  return [...uint32(body.length - 4), ...body, ...uint32(crc32(Uint8Array.from(body)))]
}

type Color = readonly [number, number, number]

const backgrounds: readonly Color[] = [
  [250, 240, 228],
  [40, 34, 62],
  [236, 214, 190],
  [214, 224, 226],
]
const clothes: readonly Color[] = [
  [52, 46, 78],
  [206, 88, 42],
  [92, 104, 128],
  [120, 70, 52],
]
const sun: Color = [240, 190, 96]
const skin: Color = [214, 160, 126]
const hair: Color = [58, 40, 36]

function colorAt(x: number, y: number, seed: number): Color {
  const within = (cx: number, cy: number, rx: number, ry = rx) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
  const pick = (colors: readonly Color[], index: number) => colors[index % colors.length] ?? sun
  // The face, below the hairline.
  if (within(240, 250, 84, 108) && !(within(240, 200, 96, 80) && y < 200)) return skin
  if (within(240, 224, 102, 116)) return hair
  if (within(240, 660, 210, 240)) return pick(clothes, seed)
  return within(120 + ((seed * 61) % 260), 330, 150) ? sun : pick(backgrounds, seed >> 2)
}
