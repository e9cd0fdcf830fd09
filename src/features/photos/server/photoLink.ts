import type { Services } from '~/server/services'

/**
 * Maximum lifetime of a link in hours. It ends on a full hour, so that a reloaded page has the same URLs.
 */
const linkHours = 24

const hour = 3600

/** Paths by purpose. The purpose is signed, so a link cannot be used for another one. */
const paths = {
  photo: (id: string) => `/photos/${id}`,
  preview: (id: string) => `/photos/${id}/preview`,
  /** A portrait in a mail, which is opened later than a page. */
  thumbnail: (id: string) => `/photos/${id}/thumbnail`,
  /** All portraits of an order, by the order's id. */
  portraits: (id: string) => `/orders/${id}/portraits.zip`,
  /** A copy of the buyer's data, likewise. */
  data: (id: string) => `/orders/${id}/data.zip`,
}
type LinkPurpose = keyof typeof paths

const encoder = new TextEncoder()

const signed = (purpose: LinkPurpose, id: string, expires: number) => `${purpose}:${id}:${expires}`

/** @throws if no secret is configured; `requirePhotoLinks` rejects such requests earlier */
async function signingKey({ config }: Services, use: ('sign' | 'verify')[]): Promise<CryptoKey> {
  const secret = config.photoLinkSecret
  if (!secret) throw new Error('PHOTO_LINK_SECRET is not set')
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, use)
}

/**
 * The URL of a photo: unguessable, signed and expiring; the bucket itself stays private.
 * @param until when it expires; by default after a day
 */
export async function photoLink(
  services: Services,
  id: string,
  purpose: LinkPurpose = 'photo',
  until = new Date(services.now().getTime() + linkHours * hour * 1000),
): Promise<string> {
  const expires = Math.floor(until.getTime() / 1000 / hour) * hour
  const signature = await sign(services, signed(purpose, id, expires))
  return `${services.config.publicOrigin}${paths[purpose](id)}?expires=${expires}&signature=${signature}`
}

/** The signature of a text by which a link is recognized as ours. */
export async function sign(services: Services, text: string): Promise<string> {
  const key = await signingKey(services, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return new Uint8Array(signature).toBase64({ alphabet: 'base64url', omitPadding: true })
}

/** Whether a signature is that of the text. `crypto.subtle.verify` compares in constant time. */
export async function isSigned(services: Services, text: string, signature: string): Promise<boolean> {
  const key = await signingKey(services, ['verify'])
  try {
    const bytes = Uint8Array.fromBase64(signature, { alphabet: 'base64url' })
    return await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(text))
  } catch {
    return false
  }
}

/** Whether a link is correctly signed and not expired. */
export async function isPhotoLinkValid(
  services: Services,
  purpose: LinkPurpose,
  id: string,
  { expires = '', signature = '' }: Partial<Record<string, string>>,
): Promise<boolean> {
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < services.now().getTime()) return false
  return isSigned(services, signed(purpose, id, Number(expires)), signature)
}

/** The photo id in a URL of this site, or `undefined` for any other URL. */
export function photoIdOf({ config }: Services, url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  return origin === config.publicOrigin ? pathname.match(/^\/photos\/([0-9a-f-]{36})$/)?.[1] : undefined
}
