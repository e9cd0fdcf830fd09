import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { removal } from '~/features/photos/content/sentPhotos'
import { notify } from '~/ui/shell/notify'
import { deletePhoto } from './queue/deletePhoto'
import { focusNextPhoto } from './queue/focusNextPhoto'

type Removal<Photo> = {
  /** The photos without those that were removed, whether the page could be reloaded since then or not. */
  photos: readonly Photo[]
  /** The ids of the photos that are being removed, and of those that were. */
  removing: readonly string[]
  /** The error message, translated. */
  error: string | undefined
  remove: (id: string) => void
}

/** Removes stored photos, also several at once. @param after called after each attempt */
export function useRemoval<Photo extends { id: string }>(
  sessionId: string,
  stored: readonly Photo[],
  after: () => Promise<unknown>,
): Removal<Photo> {
  const { i18n } = useLingui()
  const [removing, setRemoving] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const remove = async (id: string) => {
    // Browser only: keeps the code below out of the Worker bundle.
    if (import.meta.env.SSR || removing.includes(id)) return
    const pressed = document.activeElement
    setRemoving((ids) => [...ids, id])
    setError(undefined)
    if (await deletePhoto(sessionId, id)) {
      focusNextPhoto(pressed)
      setRemoved((ids) => [...ids, id])
      void notify('success', i18n._(removal.done))
    } else {
      setRemoving((ids) => ids.filter((other) => other !== id))
      setError(i18n._(removal.failed))
    }
    await after()
  }
  const photos = stored.filter(({ id }) => !removed.includes(id))
  return { photos, removing, error, remove: (id) => void remove(id) }
}
