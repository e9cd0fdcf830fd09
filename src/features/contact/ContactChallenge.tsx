import { useEffect } from 'react'
import { site } from '~/catalog/site'

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js'

declare global {
  var turnstile: { reset: () => void } | undefined
}

const { turnstileSiteKey } = site

/**
 * Challenges machines, where the owner has configured it. Its script loads when the page wakes; a message without its
 * proof is kept and flagged.
 */
export function ContactChallenge() {
  useEffect(() => {
    if (!turnstileSiteKey || document.querySelector(`script[src="${script}"]`)) return
    document.head.appendChild(Object.assign(document.createElement('script'), { src: script, async: true }))
  }, [])
  return turnstileSiteKey && <div className="cf-turnstile mt-5" data-sitekey={turnstileSiteKey} />
}

/** A proof counts once: the next message needs its own. */
export function renewChallenge(): void {
  globalThis.turnstile?.reset()
}
