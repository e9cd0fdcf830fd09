import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Entry } from './readPo.ts'

/** The expected entries of each catalogue, by path. */
export type SourceTexts = ReadonlyMap<string, readonly Entry[]>

/**
 * Extracts the texts of the source as `npm run catalogues` does, without writing files. Takes some seconds.
 * @throws Error when the source of a catalogue cannot be read
 */
export async function readSource(): Promise<SourceTexts> {
  const config = getConfig()
  const catalogues = await getCatalogs(config)
  const texts = catalogues.map(async (catalogue) => {
    const messages = await catalogue.collect()
    if (!messages) throw new Error(`The source of ${catalogue.path} cannot be read`)
    return config.locales.map((locale) => {
      const file = catalogue.getFilename(locale).slice(config.rootDir.length + 1)
      const entries = Object.entries(messages).map(
        ([id, { message, context, comments, origin }]): Entry => ({
          file,
          line: 1,
          source: message ?? id,
          context: context ?? '',
          translation: '',
          comments: [
            ...new Set(comments.flatMap((comment) => comment.split('\n')).map((text) => text.trim())),
          ],
          origins: (origin ?? []).map(([path]) => path),
          fuzzy: false,
          plural: false,
        }),
      )
      return [file, entries] as const
    })
  })
  return new Map((await Promise.all(texts)).flat())
}
