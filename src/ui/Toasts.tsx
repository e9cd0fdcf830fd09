import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

let mounted: Promise<void> | undefined

/** Shows a toast, and puts the toaster on the page with the first: beside its markup, most of which is none of React's. */
export async function showToast(
  kind: 'success' | 'error' | 'info',
  text: string,
  description?: string,
): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<Toasts onMount={resolve} />)
  })
  await mounted
  toast[kind](text, { description })
}

/** Position, duration, hotkey and label are the library's own: they are the specified ones (R-TIM-09). */
function Toasts({ onMount }: { onMount: () => void }) {
  // Runs after the toaster's own effects: from here on it hears what is said.
  useEffect(onMount, [onMount])
  return <Toaster theme="light" />
}
