import { isImage } from '~/features/photos/isImage'

/** Files that operating systems add to folders, and hidden files: ignored. */
const systemFiles = /^(?:\.|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i

export type ChosenFiles = {
  files: File[]
  /** Names of chosen files that are not images. */
  others: string[]
}

/** Separates the images among chosen files from the rest. Ignores files added by the operating system. */
export async function pickImages(all: Iterable<File>): Promise<ChosenFiles> {
  const userFiles = [...all].filter(({ name }) => !systemFiles.test(name))
  const images = await Promise.all(userFiles.map(isImage))
  // Natural order: 2 before 10.
  const order = new Intl.Collator(undefined, { numeric: true }).compare
  return {
    files: userFiles.filter((_, at) => images[at]).sort((one, other) => order(pathOf(one), pathOf(other))),
    others: userFiles.filter((_, at) => !images[at]).map(({ name }) => name),
  }
}

const pathOf = ({ webkitRelativePath, name }: File) => webkitRelativePath || name

/**
 * Reads dropped files, including nested folders. Must be called synchronously in the event handler: afterwards the
 * browser empties the `DataTransfer`.
 */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const items = [...data.items].filter(({ kind }) => kind === 'file')
  const plain = [...data.files]
  const entries = items.map((item) => item.webkitGetAsEntry())
  if (!entries.some((entry) => entry?.isDirectory)) return plain
  return (await Promise.all(entries.map((entry, at) => (entry ? filesIn(entry) : (plain[at] ?? []))))).flat()
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (systemFiles.test(entry.name)) return []
  if (entry.isFile)
    return [await new Promise<File>((...done) => (entry as FileSystemFileEntry).file(...done))]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: File[] = []
  // `readEntries` returns at most 100 entries per call.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((...done) => reader.readEntries(...done))
    if (!batch.length) return found
    for (const inner of batch) found.push(...(await filesIn(inner)))
  }
}
