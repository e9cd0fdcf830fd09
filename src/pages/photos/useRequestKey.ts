import { useRef } from 'react'

/**
 * The key of what is filled in: the same contents keep it, whichever way they are sent, so that a second click, or
 * the card after the wallet, is no second order; other contents get another.
 */
export function useRequestKey(): (...contents: unknown[]) => string {
  const keys = useRef(new Map<string, string>())
  return (...parts) => {
    const contents = JSON.stringify(parts)
    const key = keys.current.get(contents) ?? crypto.randomUUID()
    keys.current.set(contents, key)
    return key
  }
}
