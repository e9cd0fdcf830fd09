import { drawPortrait } from '../drawPortrait'
import { invalidRequest } from '../stripe/errors'
import type { PagesContext } from './environment'

const portraits = 12

/** Delivers generated portraits for a paid session or order, backdated so that the buyer sees them at once. */
export async function deliverSamplePortraits(c: PagesContext<'/:id'>): Promise<Response> {
  const seed = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0
  const drawn = await Promise.all(Array.from({ length: portraits }, (_, place) => drawPortrait(seed + place)))
  const refused = await c.get('host').deliverPortraits(c.req.param('id'), drawn)
  if (refused) throw invalidRequest(`The order cannot be delivered: ${refused}.`)
  return c.redirect('/__sandbox/', 303)
}
