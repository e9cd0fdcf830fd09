import { html } from 'hono/html'
import type { Markup } from './layout'

/** Makes the addresses of this site clickable; all else stays text. */
export function linkText(text: string, origin: string): (string | Markup)[] {
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((part) => {
    const ours = part === origin || part.startsWith(`${origin}/`)
    return ours ? html`<a href="${part}">${part}</a>` : part
  })
}
