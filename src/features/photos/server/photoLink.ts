import type { Services } from '~/server/services'

/** Hours that a link works at most; it ends on a full hour, so that a page that looks again names the same pictures. */
const linkHours = 24

const hour = 3600

/** What a link opens. One that was signed for something else opens nothing. */
const paths = {
  photo: (id: string) => `/photos/${id}`,
  preview: (id: string) => `/photos/${id}/preview`,
  /** All portraits of an order, by the order's id. */
  portraits: (id: string) => `/orders/${id}/portraits.zip`,
}
type LinkPurpose = keyof typeof paths

const encoder = new TextEncoder()

const signed = (purpose: LinkPurpose, id: string, expires: number) =>
  encoder.encode(`${purpose}:${id}:${expires}`)

/** @throws where no secret is configured; the photo routes refuse before they come here */
async function signingKey({ config }: Services, use: ('sign' | 'verify')[]): Promise<CryptoKey> {
  const secret = config.photoLinkSecret
  if (!secret) throw new Error('PHOTO_LINK_SECRET is not set')
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, use)
}

/** The address of a photo: unguessable, signed and expiring, while the bucket itself stays private. */
export async function photoLink(
  services: Services,
  id: string,
  purpose: LinkPurpose = 'photo',
): Promise<string> {
  const expires = (Math.floor(services.now().getTime() / 1000 / hour) + linkHours) * hour
  const key = await signingKey(services, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, signed(purpose, id, expires))
  const text = new Uint8Array(signature).toBase64({ alphabet: 'base64url', omitPadding: true })
  return `${services.config.publicOrigin}${paths[purpose](id)}?expires=${expires}&signature=${text}`
}

/** Accepts a link that is ours, unaltered and in time. The platform compares, in constant time. */
export async function isPhotoLinkValid(
  services: Services,
  purpose: LinkPurpose,
  id: string,
  { expires = '', signature = '' }: Partial<Record<string, string>>,
): Promise<boolean> {
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < services.now().getTime()) return false
  const key = await signingKey(services, ['verify'])
  try {
    const bytes = Uint8Array.fromBase64(signature, { alphabet: 'base64url' })
    return await crypto.subtle.verify('HMAC', key, bytes, signed(purpose, id, Number(expires)))
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
