import { parsePoFile } from '@lingui/format-po'

/** What is wrong at a place of a file, in one sentence for whoever edits it. */
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
/** Begins a line of a text that the site says no more, but not of its `previous` one, which is a remark. */
const obsolete = /^\s*#~(?!\|)/

type Start = { line: number; obsolete: boolean }

/**
 * Reads a catalogue with the reader of the build, so that both see the same texts, and notes what that reader
 * passes over in silence: broken lines, lost halves of a pair, a wrong encoding. Obsolete entries (`#~`) are left
 * out. With problems there are no entries, because where they begin and end is not certain then.
 */
export function readPo(file: string, content: string): { entries: Entry[]; problems: Problem[] } {
  const { starts, problems } = scan(file, content)
  if (problems.length) return { entries: [], problems }
  const { items } = parsePoFile(content)
  const [first] = starts
  // The head is a pair of its own, which the reader does not count among the texts.
  const placed = first && starts.length === items.length + 1 ? starts.slice(1) : starts
  const entries = items.flatMap((item, index): Entry[] => {
    const start = placed[index]
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

/** Where each pair has its translation, and the lines that no catalogue can have. */
function scan(file: string, content: string): { starts: Start[]; problems: Problem[] } {
  const starts: Start[] = []
  const problems: Problem[] = []
  /** The line of an English text whose translation has not come yet. */
  let waiting: number | undefined
  const note = (line: number, text: string) => problems.push({ file, line, text })
  const endPair = () => {
    if (waiting) note(waiting, 'This “msgid” has no “msgstr” after it: each text needs both.')
    waiting = undefined
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
      waiting = line
    }
    if (key === 'msgstr' || key === 'msgstr[0]') {
      if (waiting) starts.push({ line, obsolete: obsolete.test(raw) })
      else note(line, 'This “msgstr” has no “msgid” before it: each text needs both.')
    }
    // A broken line has been named; what it belongs to is not named again.
    if (!key || key.startsWith('msgstr')) waiting = undefined
  }
  endPair()
  return { starts, problems }
}

function brokenLine(text: string): string {
  return /^(msg\w+(\[\d+\])?\s*)?"|^msg/.test(text)
    ? 'The quotation marks of this line do not fit: a text begins and ends with ", and a " inside it is written \\".'
    : 'This line does not belong in a catalogue: each line begins with #, msgctxt, msgid, msgstr or ".'
}
