import type { PictureFacts } from '~/catalog/ownerPictures'

/** The files that the editor is about to save: `scripts/editor/buildEditor.ts` patches it to expose them. */
type Saving = { editorChanges?: readonly { path: string; data?: unknown }[] }

/**
 * Reads a picture that was chosen in the editor.
 * @returns undefined for one that the repository has already, which the check of the deployment reads
 */
export async function savedPicture(picture: string): Promise<PictureFacts | undefined> {
  const { editorChanges = [] } = globalThis as Saving
  const file = editorChanges.find(({ path }) => path === `public${picture}`)?.data
  if (!(file instanceof Blob)) return undefined
  const { size: bytes, type: mime } = file
  // Browsers know no size of a drawing.
  if (mime === 'image/svg+xml') return { bytes, mime }
  try {
    const { width, height } = await createImageBitmap(file)
    return { bytes, mime, width, height }
  } catch {
    return { bytes }
  }
}
