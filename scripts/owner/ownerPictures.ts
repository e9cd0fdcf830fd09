import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Locale } from '../../src/catalog/locales.ts'
import type { OwnerFile } from '../../src/catalog/owner/ownerFiles.ts'
import { pictureFaults as faultsOf, type PictureFacts } from '../../src/catalog/ownerPictures.ts'

/**
 * Checks the pictures that a file of the owner names.
 * @param content well-formed by its schema
 * @param folder of the pictures, normally `public`
 * @returns one sentence per fault
 */
export const pictureFaults = (file: OwnerFile, content: unknown, locale: Locale, folder: string) =>
  faultsOf(file, content, locale, async (picture) => {
    const path = folder + picture
    if (existsSync(path)) return factsOf(readFileSync(path))
    return { 'en-US': `there is no file ${path}`, 'pt-BR': `o arquivo ${path} não existe` }
  })

async function factsOf(content: Buffer): Promise<PictureFacts> {
  const read = await sharp(content)
    .metadata()
    .catch(() => undefined)
  if (!read?.width || !read.height) return { bytes: content.length }
  const { width, height, format } = read
  return { bytes: content.length, mime: mimes[format], width, height }
}

/** The type of what `sharp` calls so. */
const mimes: Record<string, string> = {
  webp: 'image/webp',
  heif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
}
