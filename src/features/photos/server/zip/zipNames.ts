import { foldCase } from '~/core/schemas/foldCase'

/** Maximum UTF-8 bytes of a name: the limit of Linux and Android; Windows and macOS allow 255 characters. */
const nameBytes = 255

/**
 * Unique file names for one zip, safe on every system: `portrait.jpg`, `portrait (2).jpg`. Windows and macOS ignore
 * case, and macOS Unicode normalization, so names that differ only in those count as equal.
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

/** Device names that Windows reserves, with any extension. */
const reserved = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?=\s*(\.|$))/i

/** Splits a name into stem and extension, and removes path separators and characters that a system rejects. */
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
