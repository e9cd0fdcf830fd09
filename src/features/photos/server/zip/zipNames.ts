import { foldCase } from '~/core/schemas/foldCase'

/** Bytes of UTF-8 that a name may have: the limit of Linux and Android; Windows and macOS allow as many characters. */
const nameBytes = 255

/**
 * Names for the files of one zip that are safe on every system, each once: `portrait.jpg`, `portrait (2).jpg`. Windows and
 * macOS ignore case, macOS also how an accent is written: names that differ in nothing else count as the same.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const { stem, ending } = safeParts(name)
    let free = fitted(stem, '', ending)
    for (let count = 2; taken.has(foldCase(free)); count++) free = fitted(stem, ` (${count})`, ending)
    taken.add(foldCase(free))
    return free
  })
}

/** Device names that Windows reserves, with any ending. */
const reserved = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?=\s*(\.|$))/i

/** Splits a name into its stem and its ending, both without what a system takes for a path or refuses in a name. */
function safeParts(name: string): { stem: string; ending: string } {
  const line = name.toWellFormed().normalize('NFC').trim()
  const ending = /\.[a-z\d]{1,8}$/i.exec(line)?.[0] ?? ''
  const stem = line
    .slice(0, line.length - ending.length)
    .replace(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu, '-')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .replace(reserved, '_$1')
  return { stem: stem || 'photo', ending }
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Shortens the stem until the whole name fits. */
function fitted(stem: string, count: string, ending: string): string {
  const room = nameBytes - bytesOf(count + ending)
  let used = 0
  let kept = ''
  for (const character of stem) {
    used += bytesOf(character)
    if (used > room) break
    kept += character
  }
  return kept.replace(/[.\s]+$/, '') + count + ending
}
