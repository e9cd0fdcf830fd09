import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import type { ExtractorType } from '@lingui/conf'
import { explain } from './explain.ts'

/** Reads the texts of a source file, and gives those a remark that have places, tags or a single word and none yet. */
export const remarkingExtractor: ExtractorType = {
  match: (filename) => babelExtractor.match(filename),
  extract: (filename, code, onMessage, context) =>
    babelExtractor.extract(
      filename,
      code,
      (text) => {
        const { message, origin, placeholders = {}, comment, context: meaning } = text
        const before = code.split('\n', origin?.[1] ?? 0).join('\n')
        const remark =
          comment || meaning || !message ? undefined : explain({ message, values: placeholders, before })
        onMessage(remark ? { ...text, comment: remark } : text)
      },
      context,
    ),
}
