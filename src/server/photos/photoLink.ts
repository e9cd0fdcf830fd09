import type { Services } from '../services'

/** Hours that a link to a photo works. */
const linkHours = 24

const encoder = new TextEncoder()

async function sign(services: Services, id: string, expires: number): Promise<ArrayBuffer> {
  const key = await signingKey(services, ['sign'])
  return crypto.subtle.sign('HMAC', key, encoder.encode(`${id}:${expires}`))
}

/** @throws where no secret is configured; the photo routes refuse before they come here */
async function signingKey({ config }: Services, use: ('sign' | 'verify')[]): Promise<CryptoKey> {
  const secret = config.photoLinkSecret
  if (!secret) throw new Error('PHOTO_LINK_SECRET is not set')
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, use)
}

/** The address of a photo: unguessable, signed and expiring, while the bucket itself stays private. */
export async function photoLink(services: Services, id: string): Promise<string> {
  const expires = Math.floor(services.now().getTime() / 1000) + linkHours * 3600
  const signature = new Uint8Array(await sign(services, id, expires)).toBase64({
    alphabet: 'base64url',
    omitPadding: true,
  })
  return `${services.config.publicOrigin}/photos/${id}?expires=${expires}&signature=${signature}`
}

/** Accepts a link that is ours, unaltered and in time. The platform compares, in constant time. */
export async function isPhotoLinkValid(
  services: Services,
  id: string,
  expires: string,
  signature: string,
): Promise<boolean> {
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < services.now().getTime()) return false
  const key = await signingKey(services, ['verify'])
  try {
    const bytes = Uint8Array.fromBase64(signature, { alphabet: 'base64url' })
    return await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(`${id}:${Number(expires)}`))
  } catch {
    return false
  }
}

/** The photo that an address of ours names, or `undefined` for any other address. */
export function photoIdOf({ config }: Services, url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  return origin === config.publicOrigin ? pathname.match(/^\/photos\/([0-9a-f-]{36})$/)?.[1] : undefined
}
