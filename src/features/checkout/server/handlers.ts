export { orderReturn, returnWithout } from './orderReturn'
export { paymentWebhook } from './paymentWebhook'
export { postOrder, refuseOrder } from './postOrder'
export { providerReturn } from './providerReturn'
