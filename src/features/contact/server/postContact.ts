import type { Context } from 'hono'
import * as v from 'valibot'
import { pathOf } from '~/catalog/addresses'
import { contactSchema } from '~/features/contact/schema'
import { clientAddress } from '~/server/clientAddress'
import { createServices } from '~/server/services'
import { readContactFields } from './contactFields'
import { contactRetryPage } from './contactRetryPage'
import { readSender } from './readSender'
import { receiveMessage } from './receiveMessage'

/**
 * POST /contact: the contact forms without script. Redirects back to the page, with the message id in the URL (see
 * justSent.ts). A message that was not stored is returned as a page with all of its text.
 */
export async function postContact(c: Context): Promise<Response> {
  const fields = await readContactFields(c)
  const form = v.safeParse(contactSchema, fields)
  if (!form.success) {
    const invalidFields = new Set(form.issues.map((issue) => String(issue.path?.[0]?.key)))
    return contactRetryPage(c, fields, 'invalid', invalidFields)
  }
  const received = await receiveMessage(
    createServices(),
    form.output,
    await readSender(clientAddress(c.req.raw)),
  )
  if (!received.ok) return contactRetryPage(c, fields, received.code)
  const { source, edition } = form.output
  const page = pathOf(source === 'landing' ? 'landing' : 'home', edition)
  return c.redirect(`${page}?sent=${received.value.id}#message-sent`, 303)
}
