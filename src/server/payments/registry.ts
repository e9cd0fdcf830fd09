// One line per provider. Separate from schemas/providers.ts, because the browser loads that and needs only the names.
// A provider that is missing in one of the two lists is a type error.
export { paypal } from './paypal/provider'
export { stripe } from './stripe/provider'
