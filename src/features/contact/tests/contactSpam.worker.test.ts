import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { site } from '~/catalog/site'
import { receiveMessage } from '~/features/contact/server/receiveMessage'
import { createServices } from '~/server/services'
import { post } from '~tests/worker/support/buyer'
import wrangler from '../../../../wrangler.toml?raw'
import { from, live, mailbox, message, rows, usHome, withMailbox } from './contactMailbox'

withMailbox()
/** Rate limiters like the platform's, without expiry, with a limit per address. */
function limitTo(soft: number, hard: number) {
  const limiter = (most: number) => {
    const counts = new Map<string, number>()
    return {
      limit: async ({ key }: { key: string }) => {
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return { success: (counts.get(key) ?? 0) <= most }
      },
    }
  }
  Object.assign(env, { CONTACT_LIMIT: limiter(soft), CONTACT_HARD_LIMIT: limiter(hard) })
}
describe('spam protection', () => {
  it('R-FRM-16 a filled honeypot is stored, flagged and forwarded as suspected spam', async () => {
    expect((await post('/contact', usHome({ website: 'https://x.example' }), from())).status).toBe(303)
    expect(await rows()).toMatchObject([{ flagged: 'trap' }])
    await expect.poll(() => mailbox.sent).toHaveLength(1)
    expect(mailbox.sent[0]?.subject).toBe('Possível spam: mensagem de Ana Lima')
    expect(mailbox.sent[0]?.text).toContain(
      'Motivo da suspeita: foi preenchido um campo que as pessoas não veem',
    )
  })

  it('R-FRM-16 R-API-14 frequent messages are stored and flagged, a flood is rejected with the text kept', async () => {
    limitTo(3, 30)
    const address = '2001:db8:7:7::1'
    const attempts = Array.from({ length: 40 }, async (_, index) => {
      const answer = await post('/contact', usHome({ message: `Message ${index}.` }), from(address))
      return [answer.status, await answer.text()] as const
    })
    const answers = await Promise.all(attempts)
    const rejected = answers.filter(([status]) => status === 429)
    expect([rejected.length, answers.filter(([status]) => status === 303).length]).toEqual([10, 30])
    for (const [, page] of rejected) {
      expect(page).toMatch(/Message \d+\.<\/textarea>/)
      expect(page).toContain('Too many messages from your connection')
    }
    const stored = await rows()
    expect(stored.map(({ flagged }) => flagged).filter(Boolean)).toEqual(Array(27).fill('too_often'))
    expect(stored).toHaveLength(30)
    await post('/contact', usHome({ message: 'A neighbour' }), from('2001:db8:7:8::1'))
    expect((await rows()).find((row) => row.message === 'A neighbour')?.flagged).toBeNull()
  })

  it('R-API-14 the rejecting limit is ten times the flagging limit, locally and deployed', () => {
    const limits = [...wrangler.matchAll(/"CONTACT_(?:HARD_)?LIMIT"[^[]*?limit = (\d+)/g)].map(([, limit]) =>
      Number(limit),
    )
    expect(limits).toEqual([60, 600, 5, 50])
  })

  it('a failing rate limiter loses no message', async () => {
    Object.assign(env, { CONTACT_LIMIT: { limit: () => Promise.reject(new Error('down')) } })
    const answer = await post('/contact', usHome(), from())
    expect(answer.status).toBe(303)
    expect(await rows()).toMatchObject([{ flagged: null }])
  })

  it.each([
    ['passed', () => Response.json({ success: true }), 'proof', null],
    ['failed', () => Response.json({ success: false }), 'proof', 'challenge'],
    ['answered with nonsense', () => new Response('<html>'), 'proof', 'challenge'],
    ['unreachable', () => Promise.reject(new TypeError('network')), 'proof', 'challenge'],
    ['missing', () => Response.json({ success: true }), undefined, 'challenge'],
  ] as const)(
    'R-FRM-16 a challenge that is %s never rejects a message',
    async (_, answer, token, flagged) => {
      site.turnstileSiteKey = 'site-key'
      const requests: string[] = []
      vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
        requests.push(String(init.body))
        return answer()
      })
      const services = createServices({ config: { ...live(), turnstileSecretKey: 'secret' } })
      const received = await receiveMessage(
        services,
        { ...message('Turnstile'), challenge: token },
        { address: '192.0.2.7', pace: 'usual' },
      )
      expect(received.ok).toBe(true)
      expect(await rows()).toMatchObject([{ flagged }])
      expect(requests).toEqual(token ? ['secret=secret&response=proof&remoteip=192.0.2.7'] : [])
    },
  )
})
