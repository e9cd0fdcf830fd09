import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { clearSandbox } from '../../../tests/fixtures/stripe-clear'
import { createTestSandbox, origin } from '../../../tests/fixtures/stripe-sandbox'
import { recordMail } from '..'

const db = env.SANDBOX_DB as D1Database
beforeEach(() => clearSandbox(db))

const mail = {
  to: 'ana@example.com',
  from: 'studio@shop.example',
  replyTo: 'hello@shop.example',
  subject: 'Your photos & you',
  text: `Hello <Ana>,\nopen ${origin}/upload?a=1&b=2.\nNot https://evil.example/x nor ${origin}.evil.example/y`,
}

test('the outbox shows every mail, newest first, and each on its own page', async () => {
  const { open } = createTestSandbox(db)
  expect(await (await open('/__sandbox/outbox')).text()).toContain('No mail yet.')
  await recordMail({ db }, mail)
  await recordMail({ db }, { ...mail, subject: 'Second', html: '<b>Second</b>' })

  const list = await (await open('/__sandbox/outbox')).text()
  expect(list.indexOf('Second')).toBeLessThan(list.indexOf('Your photos &amp; you'))
  const path = /href="(\/__sandbox\/outbox\/mail_\w+)">Your photos/.exec(list)?.[1] ?? ''
  const one = await (await open(path)).text()
  expect(one).toContain('To ana@example.com')
  expect(one).toContain('replies to hello@shop.example')
  expect(one).toContain('Hello &lt;Ana&gt;')
  expect(one).not.toContain('Second')
})

test('a mail’s HTML is rendered like in a mail client: own styles, this site’s pictures, no scripts', async () => {
  const { open } = createTestSandbox(db)
  await recordMail({ db }, { ...mail, html: '<head></head><p style="color:red">Hello</p>' })
  const list = await (await open('/__sandbox/outbox')).text()
  const path = /href="(\/__sandbox\/outbox\/mail_\w+)"/.exec(list)?.[1] ?? ''
  // In the list and on its own page, next to the text.
  for (const page of [list, await (await open(path)).text()]) {
    expect(page).toContain(`<iframe class="mail" src="${path}/rendered"`)
    expect(page).toContain('Hello &lt;Ana&gt;')
  }
  const shown = await open(`${path}/rendered`)
  // Links in the mail open a tab, as in a mail client.
  expect(await shown.text()).toBe('<head>\n<base target="_blank"></head><p style="color:red">Hello</p>')
  const policy = shown.headers.get('content-security-policy')
  expect(policy).toContain(
    `default-src 'none'; img-src ${origin}; style-src 'unsafe-inline'; frame-ancestors 'self'`,
  )
  expect(policy).toMatch(/^sandbox (?!.*allow-(scripts|same-origin|forms))/)
})

test('only links to this site are clickable', async () => {
  const { open } = createTestSandbox(db)
  await recordMail({ db }, mail)
  const text = await (await open('/__sandbox/outbox')).text()
  const address = `${origin}/upload?a=1&amp;b=2`
  expect(text).toContain(`<a href="${address}">${address}</a>.`)
  expect(text).not.toContain('href="https://evil')
  expect(text).not.toContain('.evil.example/y"')
})

test('an unknown mail returns 404', async () => {
  const { open } = createTestSandbox(db)
  expect((await open('/__sandbox/outbox/mail_nobody')).status).toBe(404)
})
