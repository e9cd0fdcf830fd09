/** Stand in the place of the application's keys. They open nothing but the sandbox. */
export const sandboxKeys = {
  stripeSecretKey: 'sk_test_sandbox_no_money_moves_here',
  stripeWebhookSecret: 'whsec_sandbox_no_money_moves_here',
  paypalClientId: 'sandbox-client-no-money-moves-here',
  paypalClientSecret: 'sandbox-secret-no-money-moves-here',
  paypalWebhookId: 'SANDBOXWEBHOOK0000',
  /** The vendor's account numbers have no 0, 1, I and O. */
  paypalMerchantId: 'FAKEMERCHANT2',
  /** A team of Cloudflare Access, and the audience of an application of it. */
  accessTeam: 'alvora.cloudflareaccess.example',
  accessAudience: '5a9db0c0'.repeat(8),
} as const
export type SandboxKeys = typeof sandboxKeys
