type Kind = 'success' | 'error' | 'info'

// Kept out of the Worker bundle.
const load = async () => (import.meta.env.SSR ? undefined : (await import('./Toasts')).showToast)

/** Preloads the toast library where a toast is likely, so that one can show even if the network fails later. */
export function prepareToasts(): void {
  load().catch(() => {})
}

/**
 * Shows a toast. Loads the library on first use, because most visits never show one; shows nothing when offline. The
 * page always states the same inline.
 */
export async function notify(kind: Kind, text: string, description?: string): Promise<void> {
  const showToast = await load().catch(() => undefined)
  await showToast?.(kind, text, description)
}

const key = 'toast'

/** Keeps a toast for the next page, which is about to load. Without storage it is not shown: the page states the same. */
export function keepToast(kind: Kind, text: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([kind, text]))
  } catch {
    // Not allowed, or full.
  }
}

/** Shows the toast that the previous page has kept. */
export function showKeptToast(): void {
  try {
    const [kind, text] = JSON.parse(sessionStorage.getItem(key) ?? '')
    sessionStorage.removeItem(key)
    void notify(kind, text)
  } catch {
    // None.
  }
}
