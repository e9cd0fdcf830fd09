import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressAt, canonicalPath, toPublic, toRoute } from '~/catalog/addresses'
import { peekStream } from '~/features/photos/server/http/peekStream'
import { safeName } from '~/features/photos/server/photoKey'

const path = fc.oneof(
  fc.webPath(),
  fc.string().map((text) => `/${text}`),
  fc.constantFrom('//evil.example', '/\\evil.example'),
)

it('R-RTE-15 every redirect leads to an address of the table, and addresses round-trip', () => {
  fc.assert(
    fc.property(path, (path) => {
      const canonical = canonicalPath(path)
      if (canonical !== undefined) expect(addressAt(canonical)).toBeDefined()
      if (addressAt(path)) expect(toPublic(toRoute(path))).toBe(path)
    }),
  )
})

it('R-UPL-16 any file name becomes a safe, non-empty name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const safe = safeName(name)
      expect(safe).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,79}$/)
      expect(safe).not.toContain('..')
    }),
  )
})

const streamOf = (chunks: Uint8Array[]) =>
  new ReadableStream({
    type: 'bytes',
    start(controller) {
      for (const chunk of chunks) if (chunk.length) controller.enqueue(Uint8Array.from(chunk))
      controller.close()
    },
  })

it('peeking at the first bytes of a stream loses none, for any chunks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 64 })),
      fc.nat({ max: 128 }),
      async (chunks, wanted) => {
        const whole = Buffer.concat(chunks)
        const { head, body } = await peekStream(streamOf(chunks), whole.length, wanted)
        expect(Buffer.from(head)).toEqual(whole.subarray(0, wanted))
        expect(Buffer.concat(await Array.fromAsync(body))).toEqual(whole)
      },
    ),
  )
})
