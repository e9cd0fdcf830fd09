/** Replace the application's keys. They are valid only in the sandbox. */
export const sandboxKeys = {
  stripeSecretKey: 'sk_test_sandbox_no_money_moves_here',
  stripeWebhookSecret: 'whsec_sandbox_no_money_moves_here',
  paypalClientId: 'sandbox-client-no-money-moves-here',
  paypalClientSecret: 'sandbox-secret-no-money-moves-here',
  paypalWebhookId: 'SANDBOXWEBHOOK0000',
  /** PayPal's account numbers omit 0, 1, I and O. */
  paypalMerchantId: 'FAKEMERCHANT2',
  /** A Cloudflare Access team domain, and the audience tag of one of its applications. */
  accessTeam: 'alvora.cloudflareaccess.example',
  accessAudience: '5a9db0c0'.repeat(8),
} as const
export type SandboxKeys = typeof sandboxKeys
