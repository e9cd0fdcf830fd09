import { isImage } from '~/features/photos/isImage'

/** Files that systems put into folders by themselves; nobody means them. */
const byItself = /^(?:\.|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i

export type Chosen = {
  files: File[]
  /** Names of what was among them and is no picture. */
  others: string[]
}

/** Tells the pictures among chosen files from the rest; in folders the systems' own files do not count. */
export async function picturesAmong(all: Iterable<File>): Promise<Chosen> {
  const meant = [...all].filter(({ name }) => !byItself.test(name))
  const images = await Promise.all(meant.map(isImage))
  // As a person would sort them: 2 before 10.
  const order = new Intl.Collator(undefined, { numeric: true }).compare
  return {
    files: meant.filter((_, at) => images[at]).sort((one, other) => order(pathOf(one), pathOf(other))),
    others: meant.filter((_, at) => !images[at]).map(({ name }) => name),
  }
}

const pathOf = ({ webkitRelativePath, name }: File) => webkitRelativePath || name

/**
 * Reads what was dropped, folders in folders included. To be called within the event: afterwards the browser gives
 * nothing more.
 */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const items = [...data.items].filter(({ kind }) => kind === 'file')
  const plain = [...data.files]
  const entries = items.map((item) => item.webkitGetAsEntry())
  if (!entries.some((entry) => entry?.isDirectory)) return plain
  return (await Promise.all(entries.map((entry, at) => (entry ? filesIn(entry) : (plain[at] ?? []))))).flat()
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (byItself.test(entry.name)) return []
  if (entry.isFile)
    return [await new Promise<File>((...done) => (entry as FileSystemFileEntry).file(...done))]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: File[] = []
  // A folder is read in parts of at most a hundred.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((...done) => reader.readEntries(...done))
    if (!part.length) return found
    for (const inner of part) found.push(...(await filesIn(inner)))
  }
}
