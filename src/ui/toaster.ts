let mounted: () => void

/** Resolves once the toaster stands on the page and hears what is said. */
export const toaster = new Promise<void>((resolve) => {
  mounted = resolve
})

export function toasterMounted(): void {
  mounted()
}
