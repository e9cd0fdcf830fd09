/** File extensions of each type; the first replaces any other extension. */
const extensions: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/heif': ['heif', 'heic', 'hif'],
  'image/tiff': ['tif', 'tiff'],
  'image/bmp': ['bmp', 'dib'],
}

/** The buyer's name for a photo, with the extension of its actual type: an AVIF re-encoded as JPEG becomes `.jpg`. */
export function photoName(name: string, type: string): string {
  const known = extensions[type] ?? []
  const extension = name.match(/\.([a-z0-9]{1,5})$/i)?.[1]
  if (extension && known.includes(extension.toLowerCase())) return name
  return `${extension ? name.slice(0, -extension.length - 1) : name}.${known[0]}`
}
