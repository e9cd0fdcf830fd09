import type { Context } from 'hono'
import { html } from 'hono/html'
import { editions } from '~/catalog/editions'
import { contactMailto, sendByMail, sendLabel } from '~/features/contact/contactMessages'
import { contactFields, contactForms, trapLabel } from '~/features/contact/content'
import type { ContactFieldName } from '~/features/contact/schema'
import { staticPage } from '~/server/pages/staticPage'
import { translator } from '~/server/translate'
import { type ContactFields, formOf } from './contactFields'
import { contactNotices, fieldErrors } from './contactNotices'

const statuses = { invalid: 422, too_often: 429, not_stored: 503 } as const

/**
 * Responds with a page for a message that was not stored, with everything the visitor wrote: as a form to send again,
 * and as a mailto link. The values are untrusted; the template escapes all of them.
 */
export function contactRetryPage(
  c: Context,
  fields: ContactFields,
  kind: keyof typeof statuses,
  invalidFields: ReadonlySet<string> = new Set(),
): Promise<Response> {
  const { edition, source } = formOf(fields)
  const i18n = translator(editions[edition].locale)
  const { title, text } = contactNotices[kind]

  const field = (name: ContactFieldName) => {
    const { label, type = 'text', required, autoComplete, multiline } = contactFields[name]
    const value = fields[name] ?? ''
    const invalid = invalidFields.has(name)
    const error = i18n._(fieldErrors[value.trim() && type === 'email' ? 'email' : 'empty'])
    const state = html`${required ? html` required` : ''}${invalid ? html` aria-invalid="true" aria-describedby="${name}-error"` : ''}`
    const control = multiline
      ? // The HTML parser drops a line break right after the tag: without this one, it would drop the visitor's own.
        html`<textarea id="${name}" name="${name}" rows="8"${state}>
${value}</textarea>`
      : html`<input id="${name}" name="${name}" type="${type}" autocomplete="${autoComplete}" value="${value}"${state}>`
    return html`<label for="${name}">${i18n._(label)}</label>${control}${invalid ? html`<small id="${name}-error">${error}</small>` : ''}`
  }

  return staticPage(c, {
    i18n,
    status: statuses[kind],
    title: i18n._(title),
    body: html`<p role="alert">${i18n._(text)}</p>
<form method="post" action="/contact"><input type="hidden" name="source" value="${source}"><input type="hidden" name="edition" value="${edition}">
${contactForms[source].map(field)}
<div class="trap" aria-hidden="true"><label for="website">${i18n._(trapLabel)}</label><input id="website" name="website" tabindex="-1" autocomplete="off" value="${fields.website ?? ''}"></div>
<button>${i18n._(sendLabel)}</button></form>
<a href="${contactMailto(i18n, edition, fields)}">${i18n._(sendByMail)}</a>`,
  })
}
