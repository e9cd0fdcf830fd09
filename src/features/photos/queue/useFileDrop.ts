import { useEffect, useRef, useState } from 'react'

/**
 * Takes what is dropped anywhere on the screen, files or folders. Without it the browser opens them in place of the
 * page.
 * @returns whether files hover over the screen
 */
export function useFileDrop(onDrop: (data: DataTransfer) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useRef(onDrop)
  useEffect(() => {
    take.current = onDrop
  })

  useEffect(() => {
    const stop = new AbortController()
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      addEventListener(type, (event) => event.dataTransfer?.types.includes('Files') && react(event), stop)
    on('dragenter', () => setOver(true))
    on('dragover', (event) => event.preventDefault())
    // Notices that the pointer left the window: there is no related target.
    on('dragleave', (event) => event.relatedTarget || setOver(false))
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      if (event.dataTransfer) take.current(event.dataTransfer)
    })
    return () => stop.abort()
  }, [])
  return over
}
