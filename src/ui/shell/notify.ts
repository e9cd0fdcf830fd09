import type { ToastKind } from './toastLook'

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
export async function notify(kind: ToastKind, text: string, description?: string): Promise<void> {
  const showToast = await load().catch(() => undefined)
  await showToast?.(kind, text, description)
}
