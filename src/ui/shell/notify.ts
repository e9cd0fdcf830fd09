// The Worker carries none of it.
const load = async () => (import.meta.env.SSR ? undefined : (await import('./Toasts')).showToast)

/** Fetches what a toast needs, where one is to be expected: it must show even when the network is gone by then. */
export function prepareToasts(): void {
  load().catch(() => {})
}

/**
 * Shows a toast. Fetches the library with the first one, because most visits never see any; without a network there
 * is none. The page says the same, so a toast is never the only place.
 */
export async function notify(
  kind: 'success' | 'error' | 'info',
  text: string,
  description?: string,
): Promise<void> {
  const showToast = await load().catch(() => undefined)
  await showToast?.(kind, text, description)
}
