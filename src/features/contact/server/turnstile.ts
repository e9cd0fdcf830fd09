import { site } from '~/catalog/site'
import { logFailure } from '~/core/log'

const verification = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Whether the visitor passed the challenge; `true` if none is configured, `false` if verification fails. */
export async function passesChallenge(
  secretKey: string | undefined,
  token: string | undefined,
  address: string,
): Promise<boolean> {
  if (!site.turnstileSiteKey || !secretKey) return true
  if (!token) return false
  try {
    const answer = await fetch(verification, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token, remoteip: address }),
      signal: AbortSignal.timeout(3000),
    })
    const { success } = await answer.json<{ success?: boolean }>()
    return success === true
  } catch (error) {
    logFailure('challenge_not_verified', error)
    return false
  }
}
