import * as v from 'valibot'
import type { Locale } from './locales'
import type { Nested } from './owner/fieldsOf.ts'
import { faultAt } from './owner/ownerFaults.ts'
import { type OwnerFile, ownerFiles } from './owner/ownerFiles.ts'
import type { PictureShape } from './owner/schemas/picture.ts'

type Found = { path: (string | number)[]; picture: string; shape: PictureShape }
type Sentence = Record<Locale, string>

/** What the rules have to know of the file of a picture. */
export type PictureFacts = {
  bytes: number
  /** Type of the content; undefined for what is no picture. */
  mime?: string | undefined
  /** Without them only size and type are checked. */
  width?: number | undefined
  height?: number | undefined
}

const kilobytes = 500
const smallest = 240

/**
 * Checks the pictures that a file of the owner names, in the build and in the editor.
 * @param content well-formed by its schema
 * @param factsOf reads the file of a picture; returns a fault instead of facts, or undefined for one it cannot see
 * @returns one sentence per fault
 */
export async function pictureFaults(
  file: OwnerFile,
  content: unknown,
  locale: Locale,
  factsOf: (picture: string) => Promise<PictureFacts | Sentence | undefined>,
): Promise<string[]> {
  const faults = await Promise.all(
    picturesIn(ownerFiles[file], content).map(async ({ path, picture, shape }) => {
      const facts = await factsOf(picture)
      const fault = facts && ('bytes' in facts ? faultOf(picture, facts, shape) : facts)
      return fault ? [faultAt(file, path, fault[locale], locale)] : []
    }),
  )
  return faults.flat()
}

/** Finds every value whose schema is a picture. */
function picturesIn(schema: v.GenericSchema, value: unknown, path: Found['path'] = []): Found[] {
  const { entries, item, wrapped } = schema as Nested
  const { picture: shape } = v.getMetadata(schema) as { picture?: PictureShape }
  if (shape && typeof value === 'string') return [{ path, picture: value, shape }]
  if (wrapped) return picturesIn(wrapped, value, path)
  if (item && Array.isArray(value)) return value.flatMap((one, at) => picturesIn(item, one, [...path, at]))
  if (!entries || typeof value !== 'object' || value === null) return []
  return Object.entries(entries).flatMap(([key, inner]) =>
    key in value ? picturesIn(inner, (value as Record<string, unknown>)[key], [...path, key]) : [],
  )
}

function faultOf(
  picture: string,
  { bytes, mime, width, height }: PictureFacts,
  { ratio }: PictureShape,
): Sentence | undefined {
  if (bytes > kilobytes * 1000) {
    const size = Math.ceil(bytes / 1000)
    return both(
      `is too large: ${size} kB instead of at most ${kilobytes} kB`,
      `é grande demais: ${size} kB, e o máximo é ${kilobytes} kB`,
    )
  }
  const [, ending = ''] = /\.(\w+)$/.exec(picture) ?? []
  if (mime !== mimes[ending])
    return both(`is not a picture of the kind .${ending}`, `não é uma imagem do tipo .${ending}`)
  if (ratio === undefined || !width || !height) return undefined
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

/** The type of the content of a file with an ending. */
const mimes: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
}
