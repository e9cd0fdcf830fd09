import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'

/**
 * Puts the toaster on the page, beside what the page is made of: most pages are none of React's. Position, duration,
 * hotkey and label are the library's own: they are the specified ones (R-TIM-09). The type is ours (base.css).
 * Resolves once it hears what is said.
 */
export function mountToaster(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  return new Promise((resolve) => {
    createRoot(place).render(<Toasts onMount={resolve} />)
  })
}

function Toasts({ onMount }: { onMount: () => void }) {
  // Runs after the toaster's own effects: from here on it hears what is said.
  useEffect(onMount, [onMount])
  return <Toaster theme="light" />
}
