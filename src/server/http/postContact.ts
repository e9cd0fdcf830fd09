import type { Context } from 'hono'
import * as v from 'valibot'
import { pathOf } from '~/addresses'
import { contactSchema } from '~/schemas/contact'
import { receiveMessage } from '../contacts/receiveMessage'
import { createServices } from '../services'
import { contactAgain } from './contactAgain'
import { readContactFields } from './contactFields'
import { readSender } from './readSender'

/**
 * POST /contact: the contact forms without script. Leads back to the page, whose address then says that the
 * message was sent; what was not taken comes back as a page with all of its text.
 */
export async function postContact(c: Context): Promise<Response> {
  const fields = await readContactFields(c)
  const form = v.safeParse(contactSchema, fields)
  if (!form.success) {
    const wrong = new Set(form.issues.map((issue) => String(issue.path?.[0]?.key)))
    return contactAgain(c, fields, 'invalid', wrong)
  }
  const received = await receiveMessage(createServices(), form.output, await readSender(c.req.raw))
  if (!received.ok) return contactAgain(c, fields, received.code)
  const { source, edition } = form.output
  return c.redirect(`${pathOf(source === 'landing' ? 'landing' : 'home', edition)}#message-sent`, 303)
}
