import { env } from 'cloudflare:workers'
import { asciiDomain } from '~/core/schemas/asciiDomain'
import type { Deployment } from '../payments/provider'
import { sandboxHost } from '../sandbox'

export type Mail = {
  to: string
  from: string
  replyTo?: string
  subject: string
  text: string
  html?: string
}

/**
 * Sends a mail through the platform, or records it on the sandbox's outbox page. Domains are sent in ASCII, as mail
 * servers look them up.
 * @throws the platform's error when it rejects the mail
 */
export async function sendMail(deployment: Deployment, letter: Mail): Promise<void> {
  const { to, replyTo } = letter
  const mail = { ...letter, to: asciiDomain(to), ...(replyTo ? { replyTo: asciiDomain(replyTo) } : {}) }
  if (__PAYMENT_SANDBOX__ && !deployment.live) {
    const { recordMail } = await import('../../../dev/sandbox')
    return recordMail(sandboxHost(deployment), mail)
  }
  await env.MAIL.send(mail)
}
