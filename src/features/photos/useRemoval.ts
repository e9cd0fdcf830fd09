import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { removal } from '~/features/photos/content/sentPhotos'
import { notify } from '~/ui/shell/notify'
import { deletePhoto } from './queue/deletePhoto'

type Removal = {
  /** The photo that is being taken back. */
  removing: string | undefined
  /** Translated. */
  error: string | undefined
  remove: (id: string) => void
}

/** Takes photos back that the server has, one at a time. @param after what to do once one has gone */
export function useRemoval(sessionId: string, after: () => Promise<void>): Removal {
  const { i18n } = useLingui()
  const [removing, setRemoving] = useState<string>()
  const [error, setError] = useState<string>()
  const remove = async (id: string) => {
    if (removing) return
    setRemoving(id)
    setError(undefined)
    const gone = await deletePhoto(sessionId, id)
    if (gone) void notify('success', i18n._(removal.done))
    else setError(i18n._(removal.failed))
    await after()
    setRemoving(undefined)
  }
  return { removing, error, remove: (id) => void remove(id) }
}
