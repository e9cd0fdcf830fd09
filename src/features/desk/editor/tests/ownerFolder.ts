import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { type OwnerFile, ownerFiles } from '~/catalog/owner/ownerFiles'
import { agreedPath, pathOfFile } from '../changed/changedList'

const root = new URL('../../../../../', import.meta.url)

/** The owner's data as delivered, by path in the repository, and the list of changed files. */
export const deliveredFiles = Object.fromEntries(
  [agreedPath, ...(Object.keys(ownerFiles) as OwnerFile[]).map(pathOfFile)].map((path) => [
    path,
    readFileSync(new URL(path, root), 'utf8'),
  ]),
)

/**
 * Puts a directory of the browser's private file system in the place of the folder that a person would choose: the
 * picker is a window of the operating system, which no test can operate.
 */
export async function offerFolder(page: Page, files = deliveredFiles): Promise<void> {
  await page.addInitScript((all) => {
    const open = async () => {
      const origin = await navigator.storage.getDirectory()
      const folder = await origin.getDirectoryHandle('site', { create: true })
      await folder.getDirectoryHandle('.git', { create: true })
      for (const [path, text] of Object.entries(all)) {
        const names = path.split('/')
        const name = names.pop() ?? ''
        let inner = folder
        for (const part of names) inner = await inner.getDirectoryHandle(part, { create: true })
        const writable = await (await inner.getFileHandle(name, { create: true })).createWritable()
        await writable.write(text)
        await writable.close()
      }
      return folder
    }
    Object.assign(window, { showDirectoryPicker: open })
  }, files)
}

/** Reads a file of this directory. */
export const readInFolder = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (path) => {
    const names = path.split('/')
    const name = names.pop() ?? ''
    let inner = await (await navigator.storage.getDirectory()).getDirectoryHandle('site')
    for (const part of names) inner = await inner.getDirectoryHandle(part)
    return (await (await inner.getFileHandle(name)).getFile()).text()
  }, path)
