import { env } from 'cloudflare:workers'
import { type Coding, type PageFacts, type PageVariant, prerenderedPath } from '~/app/prerenderedPage'
import { logFailure } from '~/core/log'

type PrerenderedPage = Omit<PageFacts, 'origin'> & { body: Uint8Array<ArrayBuffer> }

const lineEnd = 0x0a

/**
 * Reads a prerendered content page from the static assets.
 * @param origin of this deployment; replaces the build's origin in the page
 * @param coding of the body; a compressed page exists only for the build's origin
 * @returns `undefined` when there is none; `null` when it cannot be read now
 */
export async function readPrerendered(
  variant: PageVariant,
  origin: string,
  coding: Coding,
): Promise<PrerenderedPage | null | undefined> {
  try {
    const file = await env.ASSETS?.fetch(new URL(prerenderedPath(variant, coding), origin))
    if (!file || file.status === 404) return void (await file?.body?.cancel())
    if (!file.ok) throw new Error(`The file was answered with status ${file.status}`)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const end = bytes.indexOf(lineEnd)
    const { origin: built, ...facts }: PageFacts = JSON.parse(
      new TextDecoder().decode(bytes.subarray(0, end)),
    )
    const body = bytes.subarray(end + 1)
    if (built === origin) return { ...facts, body }
    return coding === 'identity' ? { ...facts, body: withOrigin(body, built, origin) } : undefined
  } catch (error) {
    logFailure('prerendered_page_not_read', error, { path: variant.path })
    return null
  }
}

/** Replaces the origin, such as for another port. Inline scripts do not contain it, so the hashes stay valid. */
function withOrigin(body: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(new TextDecoder().decode(body).replaceAll(from, to))
}
