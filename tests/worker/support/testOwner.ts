import { env } from 'cloudflare:workers'
import { site } from '~/catalog/site'
import { optionalVariables } from '~/server/variables'

const noLinks = { essential: null, pro: null, 'pro-plus': null }

// The settings that the tests are written for, so that none has to change with the owner's. Brand, addresses, phones
// and prices come from the owner's data.
Object.assign(site, {
  ownerLanguage: 'pt-BR',
  ownerTimeZone: 'America/Sao_Paulo',
  confirmsMessages: true,
  leadsToOtherEdition: true,
  turnstileSiteKey: null,
  paymentLinks: { us: { ...noLinks }, br: { ...noLinks } },
  calendar: { us: null, br: null },
} satisfies Partial<typeof site>)

// Accounts and Access of `.dev.vars`, which wrangler reads here too: with them, tests would call Stripe and PayPal.
for (const name of optionalVariables) Reflect.deleteProperty(env, name)
