import { site } from '../src/catalog/site.ts'

/** Variables that are no secrets: docs/deploy.md puts them into `[env.production.vars]` of wrangler.toml. */
export const plainVariables: readonly string[] = ['ACCESS_TEAM', 'ACCESS_AUDIENCE', 'PAYPAL_ENVIRONMENT']

const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
const payPal = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_MERCHANT_ID', 'PAYPAL_WEBHOOK_ID']

/**
 * Returns one sentence per missing secret or group of secrets; an empty list when a deployment has all it needs.
 * @param listed output of `wrangler secret list`: a JSON list of `{ name }`
 * @throws SyntaxError when `listed` is not a JSON list
 */
export function missingSecrets(listed: string, turnstileSiteKey = site.turnstileSiteKey): string[] {
  const list: unknown = JSON.parse(listed)
  if (!Array.isArray(list)) throw new SyntaxError('No list of secrets')
  const names = new Set(list.map((secret: { name?: string }) => secret.name ?? ''))
  const unset = (required: readonly string[]) => required.filter((name) => !names.has(name))
  const isIncomplete = (required: readonly string[]) =>
    unset(required).length > 0 && unset(required).length < required.length
  const put = (missing: readonly string[]) =>
    missing.map((name) => `npx wrangler secret put ${name} --env production`).join(' && ')
  return [
    ...(names.has('PHOTO_LINK_SECRET')
      ? []
      : [`No buyer could send a photo without PHOTO_LINK_SECRET: ${put(['PHOTO_LINK_SECRET'])}`]),
    ...(isIncomplete(stripe) ? [`Stripe needs both of its secrets: ${put(unset(stripe))}`] : []),
    ...(isIncomplete(payPal) ? [`PayPal needs all four of its secrets or none: ${put(unset(payPal))}`] : []),
    ...(turnstileSiteKey && !names.has('TURNSTILE_SECRET_KEY')
      ? [`The challenge of the contact forms needs its secret: ${put(['TURNSTILE_SECRET_KEY'])}`]
      : []),
  ]
}
