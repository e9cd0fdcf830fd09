let toaster: Promise<void> | undefined

// The Worker carries none of it.
const load = async () =>
  import.meta.env.SSR ? undefined : Promise.all([import('sonner'), import('./Toasts')])

/** Fetches what a toast needs, where one is to be expected: it must show even when the network is gone by then. */
export function prepareToasts(): void {
  load().catch(() => {})
}

/**
 * Shows a toast. Fetches the library with the first one, because most visits never see any. The page says the same, so
 * a toast is never the only place.
 */
export async function notify(
  kind: 'success' | 'error' | 'info',
  text: string,
  description?: string,
): Promise<void> {
  const loaded = await load().catch(() => undefined)
  // Gives up without a network.
  if (!loaded) return
  const [{ toast }, { mountToaster }] = loaded
  toaster ??= mountToaster()
  await toaster
  toast[kind](text, { description })
}
