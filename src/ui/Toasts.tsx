import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { toasterMounted } from './toaster'

/** Position, duration, hotkey and label are the library's own: they are the specified ones (R-TIM-09). The type is ours. */
export default function Toasts() {
  // Runs after the toaster's own effects: from here on it hears what is said.
  useEffect(toasterMounted, [])
  return <Toaster theme="light" className="!font-text" />
}
