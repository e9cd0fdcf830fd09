// One line a provider. A second list beside schemas/providers.ts, because the browser reads that one and must get no
// gateway; each is a type error where the other has a provider more.
export { paypal } from './paypal/provider'
export { stripe } from './stripe/provider'
