import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { jpegBytes } from '../fixtures/photoBytes'

/** Sends a photo as another device would, and says nothing more. */
export async function putPhoto(origin: string, session: string, seed: number): Promise<void> {
  const bytes = jpegBytes(seed, 400)
  const answer = await fetch(`${origin}/photos`, {
    method: 'PUT',
    body: bytes,
    headers: {
      Origin: origin,
      'X-Session-Id': session,
      'X-Photo-Index': String(seed),
      'X-Photo-Name': 'image.jpg',
      'X-Photo-Sha256': createHash('sha256').update(bytes).digest('hex'),
    },
  })
  expect(answer.status).toBe(200)
}
