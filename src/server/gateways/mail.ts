import { env } from 'cloudflare:workers'
import type { Config } from '../config'
import type { Mail } from '../mail/compose'
import { sandboxHost } from './sandbox'

/**
 * Sends a mail through the platform, or puts it on the sandbox's outbox page.
 * @throws what the platform throws when it does not take the mail
 */
export async function sendMail(config: Config, mail: Mail): Promise<void> {
  if (__PAYMENT_SANDBOX__ && config.payments !== 'live') {
    const { recordMail } = await import('~/sandbox')
    return recordMail(sandboxHost(config), mail)
  }
  await env.MAIL.send(mail)
}
