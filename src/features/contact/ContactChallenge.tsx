import { useEffect } from 'react'
import { site } from '~/catalog/site'

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js'

declare global {
  var turnstile: { reset: () => void } | undefined
}

const { turnstileSiteKey } = site

/**
 * Turnstile challenge, if the owner has configured it. Its script loads on hydration; a message without a token is kept
 * and flagged.
 */
export function ContactChallenge() {
  useEffect(() => {
    if (!turnstileSiteKey || document.querySelector(`script[src="${script}"]`)) return
    document.head.appendChild(Object.assign(document.createElement('script'), { src: script, async: true }))
  }, [])
  return turnstileSiteKey && <div className="cf-turnstile mt-5" data-sitekey={turnstileSiteKey} />
}

/** Resets the challenge after a message: each token is valid once. */
export function renewChallenge(): void {
  globalThis.turnstile?.reset()
}
