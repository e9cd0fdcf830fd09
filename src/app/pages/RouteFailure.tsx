import { useLingui } from '@lingui/react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isLostFile } from '~/ui/browser/chunkLoadError'
import { reloadOnStaleChunk } from '~/ui/browser/reloadOnStaleChunk'
import { Failure } from './Failure'

/** What failed in the browser. A page that lacks a file since a deployment is fetched anew before anything is said. */
export function RouteFailure({ error }: ErrorComponentProps) {
  const [shown, setShown] = useState(!isLostFile(error))
  useEffect(() => {
    if (!shown) reloadOnStaleChunk().then((reloads) => setShown(!reloads))
  }, [shown])
  return shown && <Failure retry={location.pathname + location.search} />
}

/** Where the document itself failed. */
export function DocumentFailure(props: ErrorComponentProps) {
  return (
    <html lang={useLingui().i18n.locale}>
      <head />
      <body>
        <RouteFailure {...props} />
      </body>
    </html>
  )
}
