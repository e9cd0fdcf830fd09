import { html } from 'hono/html'
import type { Markup } from './layout'

/** A button that delivers the drawn portraits to the order of a payment, in place of the studio. */
export const studioButton = (id: string): Markup =>
  html`<form method="post" action="/__sandbox/studio/${id}"><button>Deliver sample portraits</button></form>`
