/**
 * Whether a file may hold more than one picture, by its first bytes: a GIF, an animated PNG or WebP, an AVIF sequence.
 * Such a file is a clip or a drawing rather than a photo, and only its first picture could be judged.
 */
export function mayMove(head: Uint8Array): boolean {
  const start = String.fromCharCode(...head.subarray(0, 4096))
  if (start.startsWith('GIF8') || start.startsWith('ftypavis', 4)) return true
  // `acTL` comes before the first pixels of a PNG.
  if (start.startsWith('\x89PNG')) return start.split('IDAT')[0]?.includes('acTL') === true
  // The second bit of the extended header (WebP Container Specification).
  return start.startsWith('WEBPVP8X', 8) && (start.charCodeAt(20) & 2) > 0
}
