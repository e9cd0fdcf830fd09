import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { palette } from '../theme/palette'

type Kind = 'success' | 'error' | 'info'

let mounted: Promise<void> | undefined
/** Ids of the toasts by text, so that a repeated message replaces its earlier toast. */
const shown = new Map<string, string | number>()

/** Shows a toast. The first call mounts the toaster in its own root, because React does not manage most of the page. */
export async function showToast(kind: Kind, text: string, description?: string): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const container = document.body.appendChild(document.createElement('div'))
    createRoot(container).render(<Toasts onMount={resolve} />)
  })
  await mounted
  const previous = shown.get(text)
  if (previous !== undefined) toast.dismiss(previous)
  shown.set(text, toast[kind](text, { description, style: toastStyles[kind] }))
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

/** Distinguishes the kinds by shape and color; the library's own icons are all dark discs. */
const icons: Record<Kind, ReactNode> = {
  success: <ToastIcon color={palette.leaf} outline="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0m5 0l3 3l5-6" />,
  error: <ToastIcon color={palette.rose} outline="M12 3L22 20H2zM12 9.5v4.5m0 3v.01" />,
  info: <ToastIcon color={palette.ink} outline="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0m9 0v4.5m0-8.5v.01" />,
}

function ToastIcon({ color, outline }: { color: string; outline: string }) {
  const stroke = {
    stroke: color,
    strokeWidth: 2.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none" {...stroke}>
      <path d={outline} />
    </svg>
  )
}

const toastStyle = (color: string, edge: string) => ({
  background: color,
  borderColor: edge,
  color: palette.ink,
  fontSize: '0.9375rem',
})

/** Uses literal colors because a page's style sheet has only the variables it uses. */
const toastStyles = {
  success: toastStyle(palette['leaf-wash'], palette.leaf),
  error: toastStyle(palette['rose-wash'], palette.rose),
  info: toastStyle(palette.paper, palette.edge),
}
