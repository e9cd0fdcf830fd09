import { existsSync, readFileSync } from 'node:fs'
import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import type { ExtractedMessage, ExtractorType } from '@lingui/conf'
import { explain } from './explain.ts'

type Context = Parameters<ExtractorType['extract']>[3]
/** A text with the source up to the end of the line on which it begins. */
type Text = { text: ExtractedMessage; before: string }

/** Extracts the texts of a source file, and adds generated comments to those without a comment or context. */
export const commentingExtractor: ExtractorType = {
  match: (filename) => babelExtractor.match(filename),
  async extract(filename, code, onMessage, context) {
    const texts = await textsOf(filename, code, context)
    const other = await textsOfOtherEdition(filename, context)
    const shared = new Set([...other, ...texts.filter((text) => !isPortuguese(text))].map(messageOf))
    const marked = new Set<string>()
    for (const { text, before } of texts) {
      const { message, placeholders = {}, comment, context: meaning } = text
      if (!message || comment || meaning) onMessage(text)
      else if (shared.has(message))
        onMessage(withComment(text, explain({ message, values: placeholders, before })))
      // The catalogue would repeat the comment of a text that is repeated.
      else onMessage(withComment(text, marked.has(message) ? undefined : 'Portuguese edition only'))
      marked.add(message ?? '')
    }
  },
}

const messageOf = ({ text }: Text) => text.message
const withComment = (text: ExtractedMessage, comment: string | undefined) =>
  comment ? { ...text, comment } : text

async function textsOf(filename: string, code: string, context: Context): Promise<Text[]> {
  const texts: Text[] = []
  const add = (text: ExtractedMessage) =>
    texts.push({ text, before: code.split('\n', text.origin?.[1] ?? 0).join('\n') })
  await babelExtractor.extract(filename, code, add, context)
  return texts
}

/** The texts of the English content, where the Portuguese has a file of its own. */
async function textsOfOtherEdition(filename: string, context: Context): Promise<Text[]> {
  const file = filename.replace(/\.br\.ts$/, '.ts')
  return file !== filename && existsSync(file) ? textsOf(file, readFileSync(file, 'utf8'), context) : []
}

/** Whether a text is in the declaration of the Portuguese content: the editions of a page differ in content. */
const isPortuguese = ({ before }: Text) =>
  [...before.matchAll(/^(?:export )?const (\w+)/gm)].at(-1)?.[1] === 'br'
