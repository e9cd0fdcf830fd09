import { existsSync, readFileSync } from 'node:fs'
import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import type { ExtractedMessage, ExtractorType } from '@lingui/conf'
import { explain } from './explain.ts'

/** Extracts the texts of a source file, and adds generated comments to those without a comment or context. */
export const commentingExtractor: ExtractorType = {
  match: (filename) => babelExtractor.match(filename),
  async extract(filename, code, onMessage, context) {
    const texts: ExtractedMessage[] = []
    await babelExtractor.extract(filename, code, (text) => texts.push(text), context)
    const before = (text: ExtractedMessage) => code.split('\n', text.origin?.[1] ?? 0).join('\n')
    const shared = new Set(texts.filter((text) => !isPortuguese(before(text))).map(({ message }) => message))
    const english = otherEdition(filename)
    const written = new Set<string>()
    for (const text of texts) {
      const { message, placeholders = {}, comment, context: meaning } = text
      if (comment || meaning || !message) {
        onMessage(text)
        continue
      }
      const both =
        shared.has(message) || [`'${message}'`, `\`${message}\``].some((said) => english.includes(said))
      const remark = both
        ? explain({ message, values: placeholders, before: before(text) })
        : written.has(message)
          ? undefined
          : 'Portuguese edition only'
      written.add(message)
      onMessage(remark ? { ...text, comment: remark } : text)
    }
  },
}

/** Whether the last top-level declaration is the Portuguese one: the editions of a page differ in content. */
const isPortuguese = (before: string) =>
  [...before.matchAll(/^(?:export )?const (\w+)/gm)].at(-1)?.[1] === 'br'

/** The English content, where the Portuguese has a file of its own. */
function otherEdition(filename: string): string {
  const file = filename.replace(/\.br\.ts$/, '.ts')
  return file !== filename && existsSync(file) ? readFileSync(file, 'utf8') : ''
}
