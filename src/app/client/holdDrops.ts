/**
 * Holds files that are dropped on a page before it has hydrated, and drops them again then: the browser would open one in
 * place of the page. A field for files takes them by itself.
 */
export function holdDrops(): void {
  const dropped: DataTransfer[] = []
  const stop = new AbortController()
  const hold = (event: DragEvent) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    if (event.type === 'drop' && event.dataTransfer) dropped.push(copyOf(event.dataTransfer))
  }
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, hold, stop)
  addEventListener('hydrated', () =>
    // Once every component has done what it does when it is hydrated.
    setTimeout(() => {
      stop.abort()
      for (const dataTransfer of dropped)
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }),
  )
}

/** Its files; the original is empty once its event is over. */
function copyOf({ files }: DataTransfer): DataTransfer {
  const copy = new DataTransfer()
  for (const file of files) copy.items.add(file)
  return copy
}
