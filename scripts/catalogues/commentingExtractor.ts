import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import type { ExtractorType } from '@lingui/conf'
import { explain } from './explain.ts'

/** Extracts the texts of a source file, and adds generated comments to those without a comment or context. */
export const commentingExtractor: ExtractorType = {
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
