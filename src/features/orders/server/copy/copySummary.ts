import type { MessageDescriptor } from '@lingui/core'
import { html } from 'hono/html'
import { site } from '~/catalog/site'
import { createCatalogues } from '~/i18n/catalogues'
import { mailTitles, copyTexts as t, verdictTexts } from './copyTexts'
import type { DataCopy } from './readCopy'

type Markup = ReturnType<typeof html>

/** Writes the readable part of a copy of a buyer's data: a page of its own, in the language of the order. */
export async function copySummary({ data }: DataCopy): Promise<string> {
  const { order, person, consent, remarks, mails, links, files } = data
  // A catalogue of its own, which only this needs: those of the mails are part of every isolate.
  const { i18n, load } = createCatalogues()
  await load(order.language, 'photos/copy')
  const say = (text: MessageDescriptor) => i18n._(text.id, { brand: site.brand })
  const format = new Intl.DateTimeFormat(order.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const moment = (at: string | null) => at && `${format.format(new Date(at))} UTC`
  const facts = (rows: [MessageDescriptor, string | null][]) =>
    html`<dl>${rows.map(([label, value]) => (value ? html`<dt>${say(label)}</dt><dd>${value}</dd>` : ''))}</dl>`
  const list = (items: Markup[]) =>
    items.length ? html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>` : html`<p>${say(t.none)}</p>`
  const title = say(t.title)
  return String(
    await html`<!doctype html><html lang="${order.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body>
<h1>${title}</h1><p>${say(t.intro)}</p>
<h2>${say(t.order)}</h2>${facts([
      [t.number, order.number],
      [t.plan, order.plan],
      [t.price, order.price],
      [t.refunded, order.refunded],
      [t.reference, order.paymentReference],
      [t.ordered, moment(order.orderedAt)],
      [t.paid, moment(order.paidAt)],
      [t.started, moment(order.productionStartedAt)],
      [t.photosUntil, moment(order.photosUntil)],
      [t.portraitsUntil, moment(order.portraitsUntil)],
    ])}
<h2>${say(t.person)}</h2>${facts([
      [t.name, person.name],
      [t.emails, person.emails.join(', ')],
    ])}
<h2>${say(t.consent)}</h2>${
      consent
        ? html`${facts([
            [t.agreed, moment(consent.agreedAt)],
            [t.withdrawn, moment(consent.withdrawnAt)],
            [t.version, consent.version],
          ])}<blockquote lang="${consent.language}">${consent.text}</blockquote>`
        : html`<p>${say(t.none)}</p>`
    }
<h2>${say(t.remarks)}</h2>${list(
      remarks.map(
        ({ at, from, text }) =>
          html`${moment(at)}, ${say(from === 'buyer' ? t.fromBuyer : t.fromStudio)}: <q>${text}</q>`,
      ),
    )}
<h2>${say(t.mails)}</h2>${list(mails.map(({ kind, sentAt }) => html`${moment(sentAt)}: ${say(mailTitles[kind])}`))}
<h2>${say(t.links)}</h2>${list(
      links.map(
        ({ createdAt, endsAt, withdrawnAt }) => html`${moment(createdAt)} – ${moment(withdrawnAt ?? endsAt)}`,
      ),
    )}
<h2>${say(t.files)}</h2>${list(
      files.map(
        ({ path, remark, verdict }) =>
          html`<a href="${path.split('/').map(encodeURIComponent).join('/')}">${path}</a>${verdict ? html` (${say(verdictTexts[verdict])})` : ''}${remark ? html`: <q>${remark}</q>` : ''}`,
      ),
    )}
</body></html>`,
  )
}

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:40em;margin:2em auto;padding:0 1em;overflow-wrap:anywhere}dl{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:.25em 1em}dd{margin:0}q{white-space:pre-line}'
