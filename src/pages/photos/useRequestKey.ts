import { useRef } from 'react'

/**
 * The key of what is filled in: the same contents keep it, whichever way they are sent, so that a second click, or
 * the card after the wallet, is no second order; other contents get a new one.
 */
export function useRequestKey(): (...contents: unknown[]) => string {
  const form = useRef({ contents: '', key: '' })
  return (...parts) => {
    const contents = JSON.stringify(parts)
    if (form.current.contents !== contents) form.current = { contents, key: crypto.randomUUID() }
    return form.current.key
  }
}
