import { isImage } from '~/features/photos/isImage'

/** Matches the names of hidden files and of files that operating systems add to folders. */
const systemFiles = /^(?:\.|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i

export type ChosenFiles = {
  files: File[]
  /** Names of chosen files that are not images. */
  others: string[]
  /** Names of dropped files and folders that could not be read. */
  unreadable: string[]
}

/** Separates the images, sorted by path, from other files. Ignores hidden files and those of the operating system. */
export async function pickImages(all: Iterable<File>, unreadable: string[] = []): Promise<ChosenFiles> {
  const userFiles = [...all].filter(({ name }) => !systemFiles.test(name))
  const images = await Promise.all(userFiles.map(isImage))
  // Natural order: 2 before 10.
  const comparePaths = new Intl.Collator(undefined, { numeric: true }).compare
  return {
    files: userFiles.filter((_, at) => images[at]).sort((a, b) => comparePaths(pathOf(a), pathOf(b))),
    others: userFiles.filter((_, at) => !images[at]).map(({ name }) => name),
    unreadable,
  }
}

/** Only a folder chosen in a file dialog gives its files a path; dropped files have just a name. */
const pathOf = ({ webkitRelativePath, name }: File) => webkitRelativePath || name

/**
 * Picks the images from dropped files, including those in nested folders. Call it synchronously in the `drop` handler,
 * because the browser empties the `DataTransfer` afterwards; for the same reason it reads `data` before its first
 * `await`.
 */
export async function pickDropped(data: DataTransfer): Promise<ChosenFiles> {
  // Browser only: keeps the code below out of the Worker bundle.
  if (import.meta.env.SSR) return pickImages([])
  const items = [...data.items].filter(({ kind }) => kind === 'file')
  const plain = [...data.files]
  const entries = items.map((item) => item.webkitGetAsEntry())
  if (!entries.some((entry) => entry?.isDirectory)) return pickImages(plain)
  const unreadable: string[] = []
  const files = entries.map((entry, at) => (entry ? filesIn(entry, unreadable) : (plain[at] ?? [])))
  return pickImages((await Promise.all(files)).flat(), unreadable)
}

/** @param unreadable collects the names of files and folders that cannot be read, such as those removed meanwhile */
async function filesIn(entry: FileSystemEntry, unreadable: string[]): Promise<File[]> {
  if (systemFiles.test(entry.name)) return []
  const found: File[] = []
  try {
    if (entry.isFile)
      return [await new Promise<File>((...done) => (entry as FileSystemFileEntry).file(...done))]
    const reader = (entry as FileSystemDirectoryEntry).createReader()
    // Browsers return a folder in parts (Chromium 100 entries at a time); an empty part is the end.
    for (;;) {
      const batch = await new Promise<FileSystemEntry[]>((...done) => reader.readEntries(...done))
      if (!batch.length) break
      for (const child of batch) found.push(...(await filesIn(child, unreadable)))
    }
  } catch {
    unreadable.push(entry.name)
  }
  return found
}
