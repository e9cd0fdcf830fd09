/** Dots per inch of a print. */
export const printDensity = 300

/**
 * Writes a JPEG's resolution into its JFIF header, by which print shops compute its size on paper. Browsers write that
 * header with another value; a file without one stays as it is.
 */
export async function setDensity(jpeg: Blob, dotsPerInch: number): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const header = String.fromCharCode(...bytes.subarray(6, 11))
  if (header !== 'JFIF\0') return jpeg
  const view = new DataView(bytes.buffer)
  // Unit, then horizontal and vertical density (JFIF 1.02, APP0).
  view.setUint8(13, 1)
  view.setUint16(14, dotsPerInch)
  view.setUint16(16, dotsPerInch)
  return new Blob([bytes], { type: jpeg.type })
}
