import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import * as v from 'valibot'
import type { Locale } from '../../src/catalog/locales.ts'
import { faultAt } from '../../src/catalog/owner/ownerFaults.ts'
import { type OwnerFile, ownerFiles } from '../../src/catalog/owner/ownerFiles.ts'
import type { PictureShape } from '../../src/catalog/owner/schemas/picture.ts'

type Found = { path: (string | number)[]; file: string; shape: PictureShape }
type Sentence = Record<Locale, string>

const kilobytes = 500
const smallest = 240

/**
 * Checks the pictures that a file of the owner names.
 * @param content well-formed by its schema
 * @param folder of the pictures, normally `public`
 * @returns one sentence per fault
 */
export async function pictureFaults(
  file: OwnerFile,
  content: unknown,
  locale: Locale,
  folder: string,
): Promise<string[]> {
  const found = picturesIn(ownerFiles[file], content)
  const faults = await Promise.all(
    found.map(async ({ path, file: name, shape }) => {
      const fault = await faultOf(folder + name, shape)
      return fault && faultAt(file, path, fault[locale], locale)
    }),
  )
  return faults.filter((fault) => fault !== undefined)
}

/** Finds every value whose schema is a picture. */
function picturesIn(schema: v.GenericSchema, value: unknown, path: Found['path'] = []): Found[] {
  const { entries, item, wrapped } = schema as Nested
  const { picture: shape } = v.getMetadata(schema) as { picture?: PictureShape }
  if (shape && typeof value === 'string') return [{ path, file: value, shape }]
  if (wrapped) return picturesIn(wrapped, value, path)
  if (item && Array.isArray(value)) return value.flatMap((one, at) => picturesIn(item, one, [...path, at]))
  if (!entries || typeof value !== 'object' || value === null) return []
  return Object.entries(entries).flatMap(([key, inner]) =>
    key in value ? picturesIn(inner, (value as Record<string, unknown>)[key], [...path, key]) : [],
  )
}

async function faultOf(path: string, { ratio }: PictureShape): Promise<Sentence | undefined> {
  if (!existsSync(path)) return both(`there is no file ${path}`, `o arquivo ${path} não existe`)
  const bytes = readFileSync(path)
  if (bytes.length > kilobytes * 1000) {
    const size = Math.ceil(bytes.length / 1000)
    return both(
      `is too large: ${size} kB instead of at most ${kilobytes} kB`,
      `é grande demais: ${size} kB, e o máximo é ${kilobytes} kB`,
    )
  }
  const { width, height, format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: undefined }))
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? []
  if (!width || !height || formats[ending] !== format)
    return both(`is not a picture of the kind .${ending}`, `não é uma imagem do tipo .${ending}`)
  if (ratio === undefined) return undefined
  if (Math.abs(width / height / ratio - 1) > 0.02)
    return both(
      `has the wrong shape: ${width} × ${height} instead of ${ratio === 1 ? 'a square' : '4 wide by 5 high'}`,
      `tem a forma errada: ${width} × ${height} em vez de ${ratio === 1 ? 'um quadrado' : '4 de largura por 5 de altura'}`,
    )
  if (width < smallest)
    return both(
      `is too small: ${width} pixels wide instead of at least ${smallest}`,
      `é pequena demais: ${width} pixels de largura, e o mínimo é ${smallest}`,
    )
  return undefined
}

const both = (english: string, portuguese: string): Sentence => ({ 'en-US': english, 'pt-BR': portuguese })

/** What `sharp` calls the content of a file with an ending. */
const formats: Record<string, string> = {
  webp: 'webp',
  avif: 'heif',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  svg: 'svg',
}

/** What objects, lists and optional schemas hold. */
type Nested = {
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
}
