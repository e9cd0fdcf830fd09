/**
 * Holds files dropped on a page before hydration and replays the drops afterwards: otherwise the browser would open a
 * file in place of the page. Ignores file inputs, which handle drops natively.
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
    // Runs after the components' hydration effects.
    setTimeout(() => {
      stop.abort()
      for (const dataTransfer of dropped)
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }),
  )
}

/** Copies the files, because the browser empties the original when its event ends. */
function copyOf({ files }: DataTransfer): DataTransfer {
  const copy = new DataTransfer()
  for (const file of files) copy.items.add(file)
  return copy
}
