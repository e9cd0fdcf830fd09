import { parsePoFile } from '@lingui/format-po'

/** A problem at a line of a file, as one sentence for the person who edits it. */
export type Problem = { file: string; line: number; text: string }

/** One text of a catalogue. `line` is where its translation begins. */
export type Entry = {
  file: string
  line: number
  source: string
  context: string
  translation: string
  comments: readonly string[]
  origins: readonly string[]
  fuzzy: boolean
  plural: boolean
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"`
const keyword = new RegExp(String.raw`^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s*${quoted}$`)
const continued = new RegExp(`^${quoted}$`)
/** Matches the prefix of an obsolete entry's lines (`#~`), but not of its previous text (`#~|`), which is a comment. */
const obsolete = /^\s*#~(?!\|)/

type Start = { line: number; obsolete: boolean }

/**
 * Parses a catalogue with the build's parser, so that both see the same texts. Also reports what that parser ignores:
 * broken lines, incomplete pairs and a wrong encoding. Omits obsolete entries (`#~`), and all entries of a file with
 * problems, because their boundaries are uncertain.
 */
export function readPo(file: string, content: string): { entries: Entry[]; problems: Problem[] } {
  const { starts, problems } = scan(file, content)
  if (problems.length) return { entries: [], problems }
  const { items } = parsePoFile(content)
  const [first] = starts
  // The header is also a msgid/msgstr pair, but the parser does not return it as an item.
  const entryStarts = first && starts.length === items.length + 1 ? starts.slice(1) : starts
  const entries = items.flatMap((item, index): Entry[] => {
    const start = entryStarts[index]
    if (!start || start.obsolete) return []
    return [
      {
        file,
        line: start.line,
        source: item.msgid,
        context: item.msgctxt ?? '',
        translation: item.msgstr[0] ?? '',
        comments: [...new Set(item.extractedComments.map((comment) => comment.trim()))],
        origins: item.references.flatMap((reference) => reference.split(/\s+/)),
        fuzzy: 'fuzzy' in item.flags,
        plural: item.msgid_plural !== null || item.msgstr.length > 1,
      },
    ]
  })
  return { entries, problems: [] }
}

/** Returns the line of each translation, and the problems of lines that are invalid in a catalogue. */
function scan(file: string, content: string): { starts: Start[]; problems: Problem[] } {
  const starts: Start[] = []
  const problems: Problem[] = []
  /** The line of the last `msgid` that has no `msgstr` yet. */
  let openLine: number | undefined
  const note = (line: number, text: string) => problems.push({ file, line, text })
  const endPair = () => {
    if (openLine) note(openLine, 'This “msgid” has no “msgstr” after it: each text needs both.')
    openLine = undefined
  }

  for (const [index, raw] of content.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1
    const text = raw.replace(obsolete, '').trim()
    if (raw.includes('\ufffd')) note(line, 'A letter here cannot be read: save the file as UTF-8.')
    if (!text || text.startsWith('#') || continued.test(text)) continue
    const key = keyword.exec(text)?.[1]
    if (!key) note(line, brokenLine(text))
    if (key === 'msgid') {
      endPair()
      openLine = line
    }
    if (key === 'msgstr' || key === 'msgstr[0]') {
      if (openLine) starts.push({ line, obsolete: obsolete.test(raw) })
      else note(line, 'This “msgstr” has no “msgid” before it: each text needs both.')
    }
    // A broken line is reported once, so its entry is not reported as incomplete too.
    if (!key || key === 'msgstr' || key === 'msgstr[0]') openLine = undefined
  }
  endPair()
  return { starts, problems }
}

function brokenLine(text: string): string {
  return /^(msg\w+(\[\d+\])?\s*)?"|^msg/.test(text)
    ? 'The quotation marks of this line do not fit: a text begins and ends with ", and a " inside it is written \\".'
    : 'This line does not belong in a catalogue: each line begins with #, msgctxt, msgid, msgstr or ".'
}
