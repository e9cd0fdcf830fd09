import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { removal } from '~/features/photos/content/sentPhotos'
import { notify } from '~/ui/shell/notify'
import { deletePhoto } from './queue/deletePhoto'

type Removal = {
  /** The id of the photo being removed. */
  removing: string | undefined
  /** The error message, translated. */
  error: string | undefined
  remove: (id: string) => void
}

/** Removes stored photos, one at a time. @param after called after each attempt */
export function useRemoval(sessionId: string, after: () => Promise<void>): Removal {
  const { i18n } = useLingui()
  const [removing, setRemoving] = useState<string>()
  const [error, setError] = useState<string>()
  const remove = async (id: string) => {
    if (removing) return
    setRemoving(id)
    setError(undefined)
    const removed = await deletePhoto(sessionId, id)
    if (removed) void notify('success', i18n._(removal.done))
    else setError(i18n._(removal.failed))
    await after()
    setRemoving(undefined)
  }
  return { removing, error, remove: (id) => void remove(id) }
}
