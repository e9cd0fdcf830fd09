import { useEffect, useRef, useState } from 'react'

/**
 * Takes files that are dropped anywhere on the screen. Without it the browser opens them in place of the page.
 * @returns whether files hover over the screen
 */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
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
      take.current([...(event.dataTransfer?.files ?? [])])
    })
    return () => stop.abort()
  }, [])
  return over
}
