import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { type ToastKind, toastInk, toastLooks } from './toastLook'

let mounted: Promise<void> | undefined
/** Ids of the toasts by text, so that a repeated message replaces its earlier toast. */
const shown = new Map<string, string | number>()

/** Shows a toast. The first call mounts the toaster in its own root, because React does not manage most of the page. */
export async function showToast(kind: ToastKind, text: string, description?: string): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const container = document.body.appendChild(document.createElement('div'))
    createRoot(container).render(<Toasts onMount={resolve} />)
  })
  await mounted
  const previous = shown.get(text)
  if (previous !== undefined) toast.dismiss(previous)
  shown.set(text, toast[kind](text, { description, style: styleOf(kind) }))
}

/**
 * Position, duration, hotkey and label are the library's defaults, which match the specification (R-TIM-09). On a phone
 * a toast is as wide as the page's column.
 */
function Toasts({ onMount }: { onMount: () => void }) {
  // Runs after the toaster's own effects, when it is ready to show toasts.
  useEffect(onMount, [onMount])
  return <Toaster theme="light" icons={icons} mobileOffset={20} style={{ fontFamily: 'inherit' }} />
}

/** Instead of the library's own icons, which are all dark discs. */
const icons: Record<ToastKind, ReactNode> = {
  success: <ToastIcon kind="success" />,
  error: <ToastIcon kind="error" />,
  info: <ToastIcon kind="info" />,
}

function ToastIcon({ kind }: { kind: ToastKind }) {
  const { outline, icon } = toastLooks[kind]
  const stroke = { stroke: icon, strokeWidth: 2.25, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none" {...stroke}>
      <path d={outline} />
    </svg>
  )
}

const styleOf = (kind: ToastKind) => {
  const { ground, edge } = toastLooks[kind]
  return { background: ground, borderColor: edge, color: toastInk, fontSize: '0.9375rem' }
}
