import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { isChunkLoadError } from '~/ui/browser/chunkLoadError'
import { reloadOnStaleChunk } from '~/ui/browser/reloadOnStaleChunk'
import { Failure } from './Failure'

/** Shows an error from the browser. If a chunk is missing since a deployment, reloads the page first. */
export function RouteFailure({ error }: { error: unknown }) {
  const [shown, setShown] = useState(!isChunkLoadError(error))
  useEffect(() => {
    if (!shown) reloadOnStaleChunk().then((reloads) => setShown(!reloads))
  }, [shown])
  return shown && <Failure retry={location.pathname + location.search} />
}

/** Shows an error of the document itself, and therefore renders its own document. */
export function DocumentFailure(props: { error: unknown }) {
  return (
    <html lang={useLingui().i18n.locale}>
      <head />
      <body>
        <RouteFailure {...props} />
      </body>
    </html>
  )
}
