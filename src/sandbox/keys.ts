/** The secret key and webhook secret that the application uses with the sandbox. They open nothing else. */
export const sandboxKeys = {
  stripeSecretKey: 'sk_test_sandbox_no_money_moves_here',
  stripeWebhookSecret: 'whsec_sandbox_no_money_moves_here',
} as const
