import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'

/** R-ERR-01. One page for both editions; the server also answers 404 and records the path. */
export function NotFound() {
  useEffect(() => {
    console.error(`Page not found: ${location.pathname}`)
  }, [])
  return (
    <main id="main">
      <h1>
        <Trans>Oops! Page not found</Trans>
      </h1>
      <a href="/">
        <Trans>Return to Home</Trans>
      </a>
    </main>
  )
}
