import { env } from 'cloudflare:workers'
import { parseHTML } from 'linkedom/worker'
import { describe, expect, it, vi } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { site } from '~/catalog/site'
import { composeContactMail } from '~/features/contact/server/composeContactMail'
import { receiveMessage, type Sender } from '~/features/contact/server/receiveMessage'
import { ownerDeadline } from '~/server/mail/ownerMoment'
import { createServices } from '~/server/services'
import { post } from '~tests/worker/support/buyer'
import {
  DB,
  failingEvery,
  from,
  live,
  mailbox,
  message,
  notices,
  rows,
  usHome,
  withMailbox,
} from './contactMailbox'

/** Services with a clock `minutes` ahead that send through the test's mailer. */
const later = (minutes: number) =>
  createServices({ config: live(), now: () => new Date(Date.now() + minutes * 60_000) })
withMailbox()
const usual: Sender = { address: '192.0.2.1', pace: 'usual' }
describe('a form sent by JavaScript', () => {
  it('R-FRM-14 sent again is one row and one mail, even a day later', async () => {
    const key = crypto.randomUUID()
    await receiveMessage(createServices(), message('A', key), usual)
    await receiveMessage(later(24 * 60), message('A', key), usual)
    expect(await rows()).toHaveLength(1)
    expect(await notices()).toHaveLength(1)
  })

  it('R-FRM-14 an edited text is stored as a new message', async () => {
    const key = crypto.randomUUID()
    await receiveMessage(createServices(), message('A', key), usual)
    await receiveMessage(createServices(), message('A, and one more thing', key), usual)
    expect((await rows()).map(({ message: text }) => text).sort()).toEqual(['A', 'A, and one more thing'])
  })

  it('the same text from two visitors is two messages', async () => {
    await receiveMessage(createServices(), message('Hi', crypto.randomUUID()), usual)
    await receiveMessage(createServices(), message('Hi', crypto.randomUUID()), usual)
    expect(await rows()).toHaveLength(2)
  })
})
describe('the owner’s mail', () => {
  it('R-FRM-17 is sent immediately with all fields, and replies go to the visitor', async () => {
    await post('/contact', usHome(), from())
    await expect.poll(() => mailbox.sent).toHaveLength(1)
    expect(mailbox.sent[0]).toMatchObject({
      to: site.ownerInbox,
      from: site.sender,
      replyTo: 'ana@example.com',
      subject: 'Mensagem de Ana Lima',
    })
    for (const part of [
      'Padaria Sol',
      '@padariasol',
      'Formulário: página inicial, em inglês\n',
      '> We bake bread.\n> How do we grow?',
      'Sua resposta a este e-mail vai direto para Ana Lima.',
    ])
      expect(mailbox.sent[0]?.text).toContain(part)
    const [row] = await rows()
    const due = new Date(Number(row?.createdAt) + 24 * 3_600_000)
    expect(mailbox.sent[0]?.text.startsWith(`Responder até ${ownerDeadline(due, 'pt-BR')}\n`)).toBe(true)
    // The button answers, the desk is a link below it.
    const { document } = parseHTML(mailbox.sent[0]?.html ?? '')
    expect(
      [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Responder por e-mail', `mailto:ana%40example.com?subject=Re%3A%20${encodeURIComponent(site.brand)}`],
      ['Abrir a mensagem', expect.stringMatching(/\/desk\/messages#[\da-f-]{36}$/)],
    ])
    await expect.poll(async () => (await rows())[0]?.notifiedAt).toBeInstanceOf(Date)
    await runScheduledJobs(later(60))
    expect(mailbox.sent).toHaveLength(1)
  })

  it('R-FRM-17 that cannot be sent does not fail the form, and is retried', async () => {
    mailbox.mailer = () => Promise.reject(new Error('mail is down'))
    expect((await post('/contact', usHome(), from())).status).toBe(303)
    await expect.poll(async () => (await notices())[0]?.attempts).toBe(1)
    expect((await rows())[0]?.notifiedAt).toBeNull()
    mailbox.mailer = () => {}
    await runScheduledJobs(later(2))
    expect(mailbox.sent).toHaveLength(1)
    expect((await rows())[0]?.notifiedAt).toBeInstanceOf(Date)
  })

  it('does not allow header injection', async () => {
    const name = 'Ana\r\nBcc: victim@example.com\u2028X-Evil: 1\0\u202e'
    await post('/contact', usHome({ name, email: 'ana@example.com\r\nBcc: x@example.com' }), from())
    expect(await rows()).toEqual([])
    await post('/contact', usHome({ name, business: 'A\r\n\r\nForm: landing' }), from())
    await expect.poll(() => mailbox.sent).toHaveLength(1)
    expect(mailbox.sent[0]?.subject).toBe('Mensagem de Ana Bcc: victim@example.com X-Evil: 1')
    expect(mailbox.sent[0]?.text).toContain('\nEmpresa: A Form: landing\n')
    // The same holds for a row inserted in another way.
    const [row] = await rows()
    if (!row) throw new Error('not stored')
    const { config } = createServices()
    const mail = composeContactMail(config, 'owner_message', {
      ...row,
      name: `${'é'.repeat(500)}\r\nBcc: x`,
      email: 'a\r\nb@example.com',
    })
    expect(mail?.subject).toBe(`Mensagem de ${'é'.repeat(80)}…`)
    expect(mail?.replyTo).toBeUndefined()
    // A field that was left empty has no row.
    const sparse = composeContactMail(config, 'owner_message', { ...row, company: null, instagram: ' ' })
    expect(sparse?.text).not.toMatch(/Empresa|Instagram/)
    const braces = composeContactMail(config, 'owner_message', { ...row, name: '{message}{email}' })
    expect(braces?.subject).toContain('{message}{email}')
  })

  it('the confirmation is not sent once the owner has answered', async () => {
    await post('/contact', usHome(), from())
    const [row] = await rows()
    if (!row) throw new Error('not stored')
    const { config } = createServices()
    const confirms = site.confirmsMessages
    site.confirmsMessages = true
    const [unanswered, answered] = [null, new Date()].map((answeredAt) =>
      composeContactMail(config, 'message_received', { ...row, answeredAt }),
    )
    site.confirmsMessages = confirms
    expect([unanswered?.to, answered]).toEqual(['ana@example.com', undefined])
  })

  it.each(['josé@exemplo.com', 'ana@localhost', `${'a'.repeat(70)}@example.com`])(
    'an address unsuitable for Reply-To is in the text: %s',
    async (email) => {
      expect((await post('/contact', usHome({ email }), from())).status).toBe(303)
      await expect.poll(() => mailbox.sent).toHaveLength(1)
      expect(mailbox.sent[0]).not.toHaveProperty('replyTo')
      expect(mailbox.sent[0]?.text).toContain(`E-mail: ${email}\n`)
      expect(mailbox.sent[0]?.text).not.toMatch(/Sua resposta|mailto:/)
    },
  )

  it('is sent without Reply-To when the mailer rejects the address', async () => {
    mailbox.mailer = (mail) => (mail.replyTo ? Promise.reject(new Error('bad reply-to')) : undefined)
    await post('/contact', usHome(), from())
    await expect.poll(async () => (await notices())[0]?.attempts).toBe(1)
    for (const minutes of [2, 5, 10]) await runScheduledJobs(later(minutes))
    expect(mailbox.sent).toMatchObject([{ to: site.ownerInbox }])
    expect(mailbox.sent[0]?.text).toContain('ana@example.com')
    expect(mailbox.sent[0]?.text).not.toContain('Sua resposta')
  })

  it('R-API-16 logs no personal data', async () => {
    const lines: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
    mailbox.mailer = () => Promise.reject(new Error('could not send to ana@example.com'))
    await post('/contact', usHome({ website: 'x' }), from())
    await expect.poll(() => lines.join()).toContain('mail_failed')
    log.mockRestore()
    expect(lines.join()).toContain('message_stored')
    expect(lines.join('\n')).not.toMatch(/Ana|ana@|Padaria|bake/i)
  })
})
it('R-FRM-14 R-FRM-17 R-ERR-05 loses, duplicates or withholds none of 100 concurrent messages when mail and database fail', async () => {
  mailbox.mailer = (_, call) => (call % 2 ? Promise.reject(new Error('mail is down')) : undefined)
  const lost = { count: 0 }
  Object.assign(env, { DB: failingEvery(7, lost) })
  const text = (index: number) => `Message number ${index}.`

  // Half by the plain form, half by JavaScript; every fourth is sent twice.
  const deliver = async (index: number): Promise<{ index: number; accepted: boolean }> => {
    if (index % 2) {
      const answer = await post('/contact', usHome({ message: text(index) }), from())
      const page = await answer.text()
      if (answer.status !== 303) {
        expect(answer.status).toBe(503)
        expect(page).toContain(`${text(index)}</textarea>`)
      }
      return { index, accepted: answer.status === 303 }
    }
    const received = await receiveMessage(createServices(), message(text(index), `key-${index}`), usual)
    return { index, accepted: received.ok }
  }
  const indices = Array.from({ length: 80 }, (_, index) => index)
  const outcomes = await Promise.all([...indices, ...indices.filter((n) => n % 4 === 0)].map(deliver))
  expect(outcomes).toHaveLength(100)
  const accepted = new Set(outcomes.filter(({ accepted }) => accepted).map(({ index }) => index))
  expect(lost.count).toBeGreaterThan(10)
  expect(accepted.size).toBeLessThan(80)

  // Every accepted message is stored once, and nothing else is.
  const texts = (await rows()).map((row) => row.message)
  expect(texts.sort()).toEqual([...accepted].map(text).sort())
  expect(await notices()).toHaveLength(accepted.size)

  // The database recovers; the mailer keeps failing.
  await expect
    .poll(async () => (await notices()).every(({ attempts }) => attempts > 0), { timeout: 20_000 })
    .toBe(true)
  Object.assign(env, { DB })
  const unsent = async () => (await notices()).filter(({ sentAt }) => !sentAt).length
  for (let hour = 1; hour <= 40 && (await unsent()); hour++) await runScheduledJobs(later(hour * 60))
  expect(await unsent()).toBe(0)
  // Ignores the daily digests among the mails.
  const mailed = mailbox.sent.flatMap((mail) => mail.text.match(/Message number \d+\./) ?? [])
  expect([...new Set(mailed)].sort()).toEqual(texts)
  expect((await rows()).filter(({ notifiedAt }) => !notifiedAt)).toEqual([])
  // A mail whose sending could not be recorded is sent again: at least once.
  expect(mailed.length).toBeLessThanOrEqual(texts.length + lost.count)

  // Resending everything stores the rejected messages and duplicates nothing.
  await Promise.all(indices.map(deliver))
  expect((await rows()).map((row) => row.message).sort()).toEqual(indices.map(text).sort())
}, 120_000)
