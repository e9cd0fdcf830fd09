/** The specified names of the server functions, which are also their paths below `/_serverFn/`. */
export const functionNames: Record<string, string> = {
  processStripePayment: 'process-stripe-payment',
  createPayPalOrder: 'create-paypal-order',
  processPayPalPayment: 'process-paypal-payment',
  getCheckoutForm: 'checkout-form',
  getWalletSettings: 'wallet-settings',
  uploadPhotos: 'upload-photos',
  sendContactMessage: 'contact',
  getUploadSession: 'upload-session',
  getOrder: 'order-page',
  changeOrder: 'order-action',
  deskOrders: 'desk-orders',
  deskOrder: 'desk-order',
  deskAction: 'desk-action',
  deskMessages: 'desk-messages',
  deskMessageAction: 'desk-message-action',
  deskToday: 'desk-today',
  deskRevenue: 'desk-revenue',
}

/** @throws when the function has no address: the framework would make one up, which the Worker does not serve */
export function addressOfFunction(name: string): string {
  const address = functionNames[name]
  if (!address) throw new Error(`src/core/calls/addresses.ts has no address for the server function ${name}`)
  return address
}
