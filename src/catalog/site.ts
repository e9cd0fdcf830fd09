import business from './owner/business.json' with { type: 'json' }
import contacts from './owner/contacts.json' with { type: 'json' }
import links from './owner/links.json' with { type: 'json' }
import type { Business } from './owner/schemas/business'
import type { Contacts } from './owner/schemas/contacts'
import type { Links } from './owner/schemas/links'
import type { Settings } from './owner/schemas/settings'
import settings from './owner/settings.json' with { type: 'json' }

/**
 * The owner's values, from the JSON files of `owner/`, whose schemas say what each value is for. An address ending in
 * `.example` and a phone of the 555 range are placeholders: `npm run check` lists what is still unset. A `null` value
 * hides or replaces what depends on it.
 */
export const site = { ...business, ...contacts, ...links, ...settings } as Business &
  Contacts &
  Links &
  Settings
