import { currentConsent } from '~/features/photos/content/consent'
import { jpegBytes } from '../../fixtures/photoBytes'
import { callFunction, send } from '../site/callFunction'
import { finishCard, pageHeaders, startCard } from './provider'

type Result<Value> = { ok: true; value: Value } | { ok: false; code: string }

async function ok(response: Response, expected: number): Promise<Response> {
  if (response.status !== expected) throw new Error(`${response.url}: ${response.status}, not ${expected}`)
  return response
}

/** Creates a buyer with their own request key and photo. Calling the result again repeats every step idempotently. */
export function createBuyer(origin: string, number: number, byForm = false) {
  const requestKey = crypto.randomUUID()
  const name = `Buyer ${number}`
  const email = `buyer-${number}@example.com`

  const start = async (): Promise<string> => {
    if (byForm) {
      const body = new URLSearchParams({ offer: 'service', plan: 'pro', edition: 'us' })
      const init = { method: 'POST', body, headers: pageHeaders(origin), redirect: 'manual' } as const
      const response = await ok(await send(`${origin}/orders`, init), 303)
      return sessionIn(response.headers.get('location') ?? '')
    }
    return startCard(origin, 'us', 'pro', { customerName: name, customerEmail: email, requestKey })
  }

  const upload = async (session: string): Promise<string> => {
    const bytes = photo(`${requestKey}`)
    const digest = await crypto.subtle.digest('SHA-256', bytes)
    const headers = {
      ...pageHeaders(origin),
      'X-Session-Id': session,
      'X-Photo-Index': '0',
      'X-Consent': `${currentConsent}.en-US`,
      'X-Photo-Name': 'me.jpg',
      'X-Photo-Sha256': Buffer.from(digest).toString('hex'),
    }
    const response = await ok(await send(`${origin}/photos`, { method: 'PUT', body: bytes, headers }), 200)
    return ((await response.json()) as { url: string }).url
  }

  /** Orders, pays and uploads. @returns the session */
  return async (): Promise<string> => {
    const session = await start()
    await finishCard(origin, session, 'pay', { name, email })
    const url = await upload(session)
    const sent = await callFunction<Result<{ received: number }>>(origin, 'upload-photos', {
      sessionId: session,
      photoUrls: [url],
    })
    if (!sent.ok || sent.value.received !== 1) throw new Error('not received')
    return session
  }
}

/** Creates a visitor who sends one message, repeatably. Odd numbers use the HTML form without script. */
export function createVisitor(origin: string, number: number) {
  const formKey = crypto.randomUUID()
  const fields = {
    source: 'us-home',
    edition: 'us',
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    message: `Message ${number}`,
    formKey,
  }
  return async (): Promise<void> => {
    if (number % 2) {
      const init = { method: 'POST', headers: pageHeaders(origin), redirect: 'manual' } as const
      await ok(await send(`${origin}/contact`, { ...init, body: new URLSearchParams(fields) }), 303)
      return
    }
    const sent = await callFunction<Result<null>>(origin, 'contact', fields)
    if (!sent.ok) throw new Error(sent.code)
  }
}

const sessionIn = (address: string) => address.match(/checkout\/(cs_\w+)/)?.[1] ?? ''

/** A photo with unique bytes. */
const photo = (seed: string) => jpegBytes(seed, 60_000)
