import { samplePortraits } from '../samplePortraits'
import { invalidRequest } from '../stripe/errors'
import type { PagesContext } from './environment'

/** Delivers the drawn portraits for a paid session or order, backdated so that the buyer sees them at once. */
export async function deliverSamplePortraits(c: PagesContext<'/:id'>): Promise<Response> {
  const refused = await c.get('host').deliverPortraits(c.req.param('id'), await samplePortraits())
  if (refused) throw invalidRequest(`The order cannot be delivered: ${refused}.`)
  return c.redirect('/__sandbox/', 303)
}
