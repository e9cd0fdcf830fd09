import { useEffect } from 'react'
import type { EditionsWith } from '~/catalog/addresses'
import { UploadConsentText } from './UploadConsentText'

/** The server's markup, kept for a return to the page without a load. */
let kept = ''
let ticked = false

/**
 * What the buyer agrees to by uploading. Rendered by the server alone: the text, its older versions and its values stay
 * out of the page's script. The page is always entered by a load.
 */
export function UploadConsent({ edition }: { edition: EditionsWith<'upload'> }) {
  if (import.meta.env.SSR)
    return (
      <div id="consent-text">
        <UploadConsentText edition={edition} />
      </div>
    )
  // The policy blocks style attributes, which a translator adds to its elements.
  kept ||= document.querySelector('#consent-text')?.innerHTML.replaceAll(/ style="[^"]*"/g, '') ?? ''
  // biome-ignore lint/correctness/useHookAtTopLevel: the server and the browser each render one of two components
  useEffect(keepTick, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup
  return <div id="consent-text" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />
}

/** Keeps the tick for a return: markup does not hold it. */
function keepTick(): (() => void) | undefined {
  const box = document.querySelector<HTMLInputElement>('#consent-text [type=checkbox]')
  if (!box) return undefined
  box.checked ||= ticked
  const keep = () => {
    ticked = box.checked
  }
  box.addEventListener('change', keep)
  return () => box.removeEventListener('change', keep)
}
