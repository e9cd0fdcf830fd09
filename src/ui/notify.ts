let mounted: () => void
const toaster = new Promise<void>((resolve) => {
  mounted = resolve
})

export function toasterMounted(): void {
  mounted()
}

/**
 * Shows a toast. The library for it is fetched with the first one, because most visits never see any; what is
 * said stands on the page as well, so a toast is never the only place.
 */
export async function notify(kind: 'success' | 'error' | 'info', text: string): Promise<void> {
  dispatchEvent(new Event('toast'))
  const { toast } = await import('sonner')
  await toaster
  toast[kind](text)
}
