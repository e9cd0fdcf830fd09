import type { EditionsWith } from './addresses'
import type { Edition } from './editions'
import type { Locale } from './locales'

type Contact = { email: string; phone: string; whatsapp: string }
/** A customer’s own photo and the portrait made from it, shown with the customer’s written consent. */
export type PhotoPair = {
  /** Files below `public/`, taller than wide by 5 to 4. */
  before: string
  after: string
  /** Person and place, for the caption and for screen readers: “Ana, 34, in Paris”. */
  caption: Record<EditionsWith<'photo-service'>, string>
  /** Day of the written consent, as `2026-01-31`. Remove the pair when consent is withdrawn. */
  consented: `${number}-${number}-${number}`
}

/** A page of a calendar service, and its query parameters that prefill the visitor's name and email. */
type Calendar = { href: `https://${string}`; name: string; email: string }

type PaymentLinks = Record<'essential' | 'pro' | 'pro-plus', string | null>

/**
 * The owner's values, in one place. An address ending in `.example` and a phone of the 555 range are
 * placeholders: `npm run check` lists what is still unset. A `null` value hides or replaces what depends on it, as
 * described in its comment.
 */
export const site = {
  brand: 'Alvora',
  copyrightYear: 2025,
  legalUpdated: '2025-01-01',
  contact: {
    us: { email: 'hello@alvora.example', phone: '+15550100100', whatsapp: '15550100100' },
    br: { email: 'ola@alvora.example', phone: '+555501001000', whatsapp: '555501001000' },
  } satisfies Record<Edition, Contact>,
  social: {
    Instagram: 'https://www.instagram.com/alvora.example',
    Facebook: 'https://www.facebook.com/alvora.example',
    LinkedIn: 'https://www.linkedin.com/company/alvora.example',
  },
  /** Linked by the Portuguese landing page; not one of the networks of the footer. */
  videoChannel: 'https://www.youtube.com/@alvora.example',
  /** The address that mails are sent from; its domain must be set up for sending. */
  sender: 'studio@alvora.example',
  /** Receives the owner's mails about orders and messages. */
  ownerInbox: 'owner@alvora.example',
  /**
   * The owner's time zone (IANA): determines when the digest is sent, when a day of the counters and of the revenue ends,
   * and the times in the owner's mails and CSV files.
   */
  ownerTimeZone: 'America/Sao_Paulo',
  /** The owner's language, for the owner's mails and the desk's CSV files: texts, separator, decimal sign and dates. */
  ownerLanguage: 'pt-BR' satisfies Locale as Locale,
  /** Whether the sender of a contact message gets a confirmation mail. */
  confirmsMessages: true,
  /**
   * The owner's own hosted payment links, one per plan card. `null`: the button posts to /orders, which
   * creates the order and a hosted session with that card's price.
   */
  paymentLinks: {
    us: { essential: null, pro: null, 'pro-plus': null },
    br: { essential: null, pro: null, 'pro-plus': null },
  } satisfies Record<EditionsWith<'photo-service'>, PaymentLinks> as Record<
    EditionsWith<'photo-service'>,
    PaymentLinks
  >,
  /**
   * Real pairs of customers who consented. While the list is empty, the photo pages show a drawn person and state that
   * no customer’s face is shown; the first pair replaces both.
   */
  photoPairs: [] as readonly PhotoPair[],
  /**
   * Public key of a Cloudflare Turnstile widget for the contact forms; its secret is TURNSTILE_SECRET_KEY.
   * `null`: no challenge.
   */
  turnstileSiteKey: null as string | null,
  /**
   * Whether the footer and the menu link to the same page in the other edition, and a note offers it to readers of the
   * other language (R-GEN-21). The address alone still determines the language.
   */
  leadsToOtherEdition: true,
  /** Booking pages of the calls to action; the animated event video has its own (R-CFG-04). */
  scheduling: {
    default: 'https://strategy.alvora.example',
    video: 'https://video.alvora.example',
  },
  /**
   * A calendar offered after a contact message: the form then links to this page with the sender’s name and email
   * prefilled, and the privacy policy mentions it. Calendly and Cal.com both use the parameters `name` and `email`:
   * `{ href: 'https://cal.com/<you>/30min', name: 'name', email: 'email' }`. `null`: nothing is offered.
   */
  calendar: { us: null, br: null } satisfies Record<Edition, Calendar | null> as Record<
    Edition,
    Calendar | null
  >,
  /** Required by Brazilian e-commerce rules in a visible place; shown in the Portuguese footer once set. */
  company: { name: null as string | null, cnpj: null as string | null, address: null as string | null },
}

/** Returns the dotted names of the values above that are still placeholders or unset. */
export function unsetSiteValues(value: unknown = site, name = ''): string[] {
  if (value === null || value === '') return [name]
  if (typeof value === 'string') return /\.example$|^\+?\d*5550100/.test(value) ? [name] : []
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    unsetSiteValues(inner, name ? `${name}.${key}` : key),
  )
}
