import { toaster } from './toaster'

const load = () => Promise.all([import('sonner'), import('./Toasts')])

/** Fetches what a toast needs, where one is to be expected: it must show even when the network is gone by then. */
export function prepareToasts(): void {
  load().catch(() => {})
}

/**
 * Shows a toast. The library for it is fetched with the first one, because most visits never see any; what is
 * said stands on the page as well, so a toast is never the only place.
 */
export async function notify(
  kind: 'success' | 'error' | 'info',
  text: string,
  description?: string,
): Promise<void> {
  const loaded = await load().catch(() => undefined)
  // Without a network there is no toast. The page must not try to show one: it would break over what is missing.
  if (!loaded) return
  dispatchEvent(new Event('toast'))
  await toaster
  loaded[0].toast[kind](text, { description })
}
