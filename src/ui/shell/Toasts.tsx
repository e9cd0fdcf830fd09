import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { palette } from '../theme/palette'

type Kind = 'success' | 'error' | 'info'

let mounted: Promise<void> | undefined
/** What was said last, so that the same is not said twice at a time, however often it comes. */
const said = new Map<string, string | number>()

/** Shows a toast, and puts the toaster on the page with the first: beside its markup, most of which is none of React's. */
export async function showToast(kind: Kind, text: string, description?: string): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<Toasts onMount={resolve} />)
  })
  await mounted
  const before = said.get(text)
  if (before !== undefined) toast.dismiss(before)
  said.set(text, toast[kind](text, { description, style: grounds[kind] }))
}

/**
 * Position, duration, hotkey and label are the library's own: they are the specified ones (R-TIM-09). On a phone a toast is
 * as wide as the page's column.
 */
function Toasts({ onMount }: { onMount: () => void }) {
  // Runs after the toaster's own effects: from here on it hears what is said.
  useEffect(onMount, [onMount])
  return <Toaster theme="light" icons={icons} mobileOffset={20} style={{ fontFamily: 'inherit' }} />
}

/** Says by shape and by colour what kind of news it is; the library's own signs are all dark discs. */
const icons: Record<Kind, ReactNode> = {
  success: <Sign colour={palette.leaf} line="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0m5 0l3 3l5-6" />,
  error: <Sign colour={palette.rose} line="M12 3L22 20H2zM12 9.5v4.5m0 3v.01" />,
  info: <Sign colour={palette.ink} line="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0m9 0v4.5m0-8.5v.01" />,
}

function Sign({ colour, line }: { colour: string; line: string }) {
  const stroke = {
    stroke: colour,
    strokeWidth: 2.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none" {...stroke}>
      <path d={line} />
    </svg>
  )
}

const ground = (colour: string, edge: string) => ({
  background: colour,
  borderColor: edge,
  color: palette.ink,
  fontSize: '0.9375rem',
})

/** Names the colours themselves: a page carries only those that it uses. */
const grounds = {
  success: ground(palette['leaf-wash'], palette.leaf),
  error: ground(palette['rose-wash'], palette.rose),
  info: ground(palette.paper, palette.edge),
}
