import { type ToastKind, toastInk, toastLooks } from './toastLook'

/** Milliseconds that a toast stays, and between two looks at whether it is being read (R-TIM-09). */
const [duration, step] = [4000, 250]
const most = 3

/** Milliseconds until screen readers know the region: they read what changes in it, not what it is added with. */
const announced = 100

let list: Promise<HTMLOListElement> | undefined

/** Creates the region with the label and the hotkey of the toast library. */
function mount(): Promise<HTMLOListElement> {
  const region = document.body.appendChild(document.createElement('section'))
  const toasts = region.appendChild(document.createElement('ol'))
  region.ariaLabel = 'Notifications alt+T'
  region.ariaLive = 'polite'
  toasts.tabIndex = -1
  toasts.dataset.sonnerToaster = ''
  const margin = innerWidth > 600 ? 24 : 20
  toasts.style.cssText = `position:fixed;z-index:999999999;right:${margin}px;bottom:${margin}px;width:${margin > 20 ? '356px' : 'calc(100vw - 40px)'};display:grid;gap:14px;outline:0`
  addEventListener('keydown', ({ altKey, code }) => {
    if (altKey && code === 'KeyT') toasts.focus()
  })
  return new Promise((resolve) => setTimeout(resolve, announced, toasts))
}

/**
 * Shows a toast without React, for a page that loads none: look, label, hotkey and duration are those of the toast
 * library on the other pages (`Toasts.tsx`). It stays while it is read.
 */
export async function showPlainToast(kind: ToastKind, text: string): Promise<void> {
  list ??= mount()
  const toasts = await list
  const same = [...toasts.children].find((toast) => toast.getAttribute('data-text') === text)
  same?.remove()
  if (toasts.childElementCount >= most) toasts.firstElementChild?.remove()
  const toast = document.createElement('li')
  Object.assign(toast.dataset, { sonnerToast: '', type: kind, mounted: 'true', removed: 'false', text })
  const { ground, edge } = toastLooks[kind]
  toast.style.cssText = `display:flex;align-items:center;gap:6px;padding:16px;border:1px solid ${edge};border-radius:8px;background:${ground};color:${toastInk};box-shadow:0 4px 12px #0000001a;font-size:.9375rem;font-weight:500;line-height:1.5;overflow-wrap:anywhere`
  const words = document.createElement('div')
  words.textContent = text
  toast.appendChild(icon(kind))
  toast.appendChild(words)
  toasts.appendChild(toast)
  move(toast, 400)
  let left = duration
  const timer = setInterval(() => {
    if (document.hidden || toasts.matches(':hover,:focus-within')) return
    left -= step
    if (left > 0 && toast.isConnected) return
    clearInterval(timer)
    toast.dataset.removed = 'true'
    move(toast, 200, 'reverse').then(() => toast.remove())
  }, step)
}

async function move(
  toast: HTMLElement,
  time: number,
  direction: PlaybackDirection = 'normal',
): Promise<void> {
  if (matchMedia('(prefers-reduced-motion:reduce)').matches) return
  const below = { opacity: 0, transform: 'translateY(100%)' }
  await toast.animate([below, {}], { duration: time, easing: 'ease', direction }).finished.catch(() => {})
}

function icon(kind: ToastKind): SVGElement {
  const create = (name: string, attributes: Record<string, string | number>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
    return element
  }
  const { outline, icon: stroke } = toastLooks[kind]
  const lines = { 'stroke-width': 2.25, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', stroke }
  const svg = create('svg', { viewBox: '0 0 24 24', width: 20, height: 20, fill: 'none', ...lines })
  svg.setAttribute('aria-hidden', 'true')
  svg.style.flexShrink = '0'
  svg.appendChild(create('path', { d: outline }))
  return svg
}
