import type { EditionsWith } from './addresses'
import type { Edition } from './editions'
import type { Locale } from './locales'

type Contact = { email: string; phone: string; whatsapp: string }
/** A customer’s own photo and the portrait made from it, shown because she or he agreed to it in writing. */
export type PhotoPair = {
  /** Files below `public/`, taller than wide by 5 to 4. */
  before: string
  after: string
  /** Who and where, for the caption and for screen readers: “Ana, 34, in Paris”. */
  caption: Record<EditionsWith<'photo-service'>, string>
  /** Day of the written consent, as `2026-01-31`. Take the pair out when it is withdrawn. */
  consented: `${number}-${number}-${number}`
}

/** A page of a calendar service, and the parameters of its address that fill in who books there. */
type Calendar = { href: `https://${string}`; name: string; email: string }

type PaymentLinks = Record<'essential' | 'pro' | 'pro-plus', string | null>

/**
 * The owner's values, in one place. An address ending in `.example` and a phone of the 555 range are
 * placeholders: `npm run check` lists what is still unset. A key that is `null` hides or replaces what
 * depends on it, as the comment beside it says.
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
  /** Where the owner is told about orders and messages. */
  ownerInbox: 'owner@alvora.example',
  /** The zone of the owner's days (IANA): when the digest comes, and where a day of the counters ends. */
  ownerTimeZone: 'America/Sao_Paulo',
  /** The owner's language: of the desk's tables, with its separator, decimal sign and dates. */
  ownerLanguage: 'pt-BR' satisfies Locale as Locale,
  /** Whether who writes by a contact form gets a mail that says so. */
  confirmsMessages: true,
  /**
   * Hosted payment links of the owner's own, one a plan card. `null`: the button posts to /orders, which
   * makes the order and a hosted session for that card's price.
   */
  paymentLinks: {
    us: { essential: null, pro: null, 'pro-plus': null },
    br: { essential: null, pro: null, 'pro-plus': null },
  } satisfies Record<EditionsWith<'photo-service'>, PaymentLinks> as Record<
    EditionsWith<'photo-service'>,
    PaymentLinks
  >,
  /**
   * Real pairs of customers who consented. While there is none, the photo pages show a drawn person and say so; the
   * first pair replaces her, and the page no longer says that no customer’s face is shown.
   */
  photoPairs: [] as readonly PhotoPair[],
  /**
   * Public key of a Cloudflare Turnstile widget for the contact forms; its secret is TURNSTILE_SECRET_KEY.
   * `null`: no challenge.
   */
  turnstileSiteKey: null as string | null,
  /**
   * Whether a page leads to itself in the other edition, from its footer and menu, and offers that to who reads the
   * other language (R-GEN-21). The address alone decides the language all the same.
   */
  leadsToOtherEdition: true,
  /** Where a call to action books a meeting; the animated event video has a page of its own (R-CFG-04). */
  scheduling: {
    default: 'https://strategy.alvora.example',
    video: 'https://video.alvora.example',
  },
  /**
   * A calendar that a message may lead to: once it is sent, its form offers this page with the writer’s name and
   * e-mail filled in, and the privacy policy says so. Calendly and Cal.com call both parameters `name` and `email`:
   * `{ href: 'https://cal.com/<you>/30min', name: 'name', email: 'email' }`. `null`: nothing is offered.
   */
  calendar: { us: null, br: null } satisfies Record<Edition, Calendar | null> as Record<
    Edition,
    Calendar | null
  >,
  /** Required by Brazilian e-commerce rules in a visible place; shown in the Portuguese footer once set. */
  company: { name: null as string | null, cnpj: null as string | null, address: null as string | null },
}

/** Dotted names of the values above that are still placeholders or unset. */
export function unsetSiteValues(value: unknown = site, name = ''): string[] {
  if (value === null || value === '') return [name]
  if (typeof value === 'string') return /\.example$|^\+?\d*5550100/.test(value) ? [name] : []
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    unsetSiteValues(inner, name ? `${name}.${key}` : key),
  )
}
