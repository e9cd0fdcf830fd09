import { useEffect, useRef, useState } from 'react'

/**
 * Accepts files and folders dropped anywhere on the page. Without it, the browser would open them in place of the page.
 * @returns whether files are dragged over the page
 */
export function useFileDrop(onDrop: (data: DataTransfer) => void): boolean {
  const [over, setOver] = useState(false)
  const latestOnDrop = useRef(onDrop)
  useEffect(() => {
    latestOnDrop.current = onDrop
  })

  useEffect(() => {
    const controller = new AbortController()
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      addEventListener(
        type,
        (event) => event.dataTransfer?.types.includes('Files') && handle(event),
        controller,
      )
    on('dragenter', () => setOver(true))
    on('dragover', (event) => event.preventDefault())
    // Without a related target, the pointer has left the window.
    on('dragleave', (event) => event.relatedTarget || setOver(false))
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      if (event.dataTransfer) latestOnDrop.current(event.dataTransfer)
    })
    return () => controller.abort()
  }, [])
  return over
}
