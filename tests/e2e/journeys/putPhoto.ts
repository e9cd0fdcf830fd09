import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { currentConsent } from '~/features/photos/content/consent'
import { jpegBytes } from '../../fixtures/photoBytes'

/** Uploads a photo without finishing the upload, as a second device would. */
export async function putPhoto(origin: string, session: string, seed: number): Promise<void> {
  const bytes = jpegBytes(seed, 400)
  const response = await fetch(`${origin}/photos`, {
    method: 'PUT',
    body: bytes,
    headers: {
      Origin: origin,
      'X-Session-Id': session,
      'X-Photo-Index': String(seed),
      'X-Consent': `${currentConsent}.en-US`,
      'X-Photo-Name': 'image.jpg',
      'X-Photo-Sha256': createHash('sha256').update(bytes).digest('hex'),
    },
  })
  expect(response.status).toBe(200)
}
