import { type EditionsWith, pathOf } from './addresses'
import type { Edition } from './editions'
import { site } from './site'

/**
 * The photo service's address on buttons, verbatim from the specification (R-COE-02, R-UPL-02, R-TYP-02). In English it
 * is an alias.
 */
export const serviceHref: Record<EditionsWith<'photo-service'>, string> = {
  us: '/ai-photo-service',
  br: pathOf('photo-service', 'br'),
}

export const legalHrefs: Record<Edition, { privacy: string; terms: string }> = {
  us: { privacy: pathOf('privacy', 'us'), terms: pathOf('terms', 'us') },
  br: { privacy: pathOf('privacy', 'br'), terms: pathOf('terms', 'br') },
}

/** The owner's contact channels as links. */
export function contactHrefs(edition: Edition) {
  const { email, phone, whatsapp } = site.contact[edition]
  return {
    mailto: `mailto:${email}`,
    sms: `sms:${phone}`,
    tel: `tel:${phone}`,
    whatsapp: `https://wa.me/${whatsapp}`,
  }
}

export type MessageSender = { name: string; email: string }

/** URL of the owner's calendar, with name and email prefilled if known; `undefined` if none is configured. */
export function calendarHref(edition: Edition, writer?: MessageSender): string | undefined {
  const calendar = site.calendar[edition]
  if (!calendar || !writer) return calendar?.href
  const url = new URL(calendar.href)
  url.searchParams.set(calendar.name, writer.name)
  url.searchParams.set(calendar.email, writer.email)
  // Encodes spaces in the form that every service accepts.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}
