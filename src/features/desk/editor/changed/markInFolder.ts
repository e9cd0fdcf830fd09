import type { OwnerFile } from '~/catalog/owner/ownerFiles'
import { agreedPath, withChanged } from './changedList'

type Folder = FileSystemDirectoryHandle
type Picker = { showDirectoryPicker?: (options?: object) => Promise<Folder> }
type Permission = { requestPermission?: (options?: object) => Promise<string> }

let opened: Folder | undefined

/** Follows which folder of this machine the editor opens: it chooses one, or asks for permission for the last one. */
export function followFolder(): void {
  const picker = window as Picker
  const { showDirectoryPicker } = picker
  if (!showDirectoryPicker) return
  picker.showDirectoryPicker = async (options) => {
    opened = await showDirectoryPicker.call(window, options)
    return opened
  }
  const handle = FileSystemDirectoryHandle.prototype as Folder & Permission
  const { requestPermission } = handle
  if (!requestPermission) return
  handle.requestPermission = function (this: Folder, options) {
    opened = this
    return requestPermission.call(this, options)
  }
}

/** Marks a saved file as changed in the opened folder, if there is one. */
export async function markInFolder(file: OwnerFile): Promise<void> {
  let folder = opened
  const names = agreedPath.split('/')
  const name = names.pop() ?? ''
  for (const part of names) folder = await folder?.getDirectoryHandle(part)
  const list = await folder?.getFileHandle(name)
  if (!list) return
  const text = withChanged(await (await list.getFile()).text(), [file])
  const writable = await list.createWritable()
  await writable.write(text)
  await writable.close()
}
