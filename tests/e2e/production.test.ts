import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import { closureOf, gzipWeight } from '../../scripts/bench/closure'
import { copySite } from '../../scripts/bench/copySite'
import { freePort } from '../../scripts/freePort'
import { serveSite } from '../../scripts/workerd'

/** A copy, because a build for production would take the place of the one that is served here. */
const copy = copySite()
const { folder } = copy
beforeAll(() => copy.build('production'), 120_000)
afterAll(() => copy.remove())

function files(part: string): string[] {
  return readdirSync(join(folder, 'dist', part), { recursive: true })
    .map((file) => join(folder, 'dist', part, String(file)))
    .filter((file) => statSync(file).isFile() && /\.(js|json|css|html)$/.test(file))
}

it('R-PAY-20 what is deployed carries nothing of the payment sandbox', () => {
  for (const file of [...files('server'), ...files('client')])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /__sandbox|no money moves|sk_test_sandbox|SANDBOX_DB/,
    )
})

it('what is deployed carries none of the tools for translators: no pseudo-texts, no marks of where a text stands', () => {
  for (const file of [...files('server'), ...files('client')])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/⟦|\\u27e6|has\(.pseudo|__translate/i)
})

it('R-API-15 the browser gets no secret and nothing of the server', () => {
  for (const file of files('client'))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /[sr]k_(test|live)_\w|whsec_\w|STRIPE_|PAYPAL_|PHOTO_LINK_SECRET|cloudflare:workers|drizzle/,
    )
})

it('the deployed Worker stays small: 412 kB after gzip, without the texts of pages and style sheets', () => {
  const modules = files('server').filter((file) => file.endsWith('.js'))
  process.stdout.write(`Worker: ${gzipWeight(modules)} bytes\n`)
  expect(gzipWeight(modules)).toBeLessThanOrEqual(412_000)
  const code = modules.map((file) => readFileSync(file, 'utf8')).join('')
  // Each stands where it is read.
  const [text, rule] = ['256-bit SSL encryption', '.order-line{']
  expect(readFileSync(join(folder, 'dist/client/_texts/en-US/photos/checkout.json'), 'utf8')).toContain(text)
  const styles = files('client').filter((file) => file.endsWith('.css'))
  expect(styles.map((file) => readFileSync(file, 'utf8')).join('')).toContain(rule)
  expect(code).not.toContain(text)
  expect(code).not.toContain(rule)
})

const react = /react-dom|reactjs\.org|react\.dev/
const stripe = /api\.stripe\.com/
const drizzle = /drizzle:/
/** The content of the detail pages: how the examples of two packages are framed. */
const detailPages = /frame:`tall`/

it('a cold isolate evaluates what its first answer needs: 60 kB after gzip, and no renderer, Stripe or Drizzle', () => {
  const entry = closureOf(join(folder, 'dist/server/index.js'))
  const weight = gzipWeight(entry)
  process.stdout.write(`Entry: ${weight} bytes in ${entry.size} modules\n`)
  expect(entry.size).toBeGreaterThan(5)
  expect(weight).toBeLessThanOrEqual(60_000)
  for (const code of [...entry].map((file) => readFileSync(file, 'utf8')))
    for (const kind of [react, stripe, drizzle]) expect(code).not.toMatch(kind)

  const modules = files('server').filter((file) => file.endsWith('.js'))
  const step = (name: string) => modules.find((file) => file.includes(`/${name}-`)) ?? ''
  const texts = (name: string) =>
    [...closureOf(step(name))].map((file) => readFileSync(file, 'utf8')).join('')
  // What these look for is there, in the steps that need it.
  expect(texts('startHandler')).toMatch(react)
  expect(modules.map((file) => readFileSync(file, 'utf8')).join('')).toMatch(stripe)
  expect(texts('paymentWebhook')).not.toMatch(react)
  expect(texts('paymentWebhook')).not.toMatch(stripe)

  // Every page that the edge renders needs the routes: they bring nothing that only one of their pages shows.
  const ofDetailPages = modules.filter((file) => detailPages.test(readFileSync(file, 'utf8')))
  expect(ofDetailPages).not.toEqual([])
  const ofRoutes = closureOf(step('router'))
  expect(ofDetailPages.filter((file) => ofRoutes.has(file))).toEqual([])
})

it('is deployed without a workers.dev address, with its cache and its secrets outside', () => {
  const config = JSON.parse(readFileSync(join(folder, 'dist/server/wrangler.json'), 'utf8'))
  expect([config.workers_dev, config.preview_urls, config.cache?.enabled]).toEqual([false, false, true])
  expect(Object.keys(config.vars)).toEqual(['PUBLIC_ORIGIN'])
  expect(config.observability.logs.invocation_logs).toBe(false)
})

/** What is deployed, with these variables and without any store. */
async function deployed(
  variables: Record<string, string>,
  work: (origin: string) => Promise<void>,
  files = join(folder, 'dist/client'),
) {
  const site = await serveSite(await freePort(), join(folder, 'dist/'), { variables, files })
  try {
    await work(site.origin)
  } finally {
    site.stop()
  }
}

it('without PHOTO_LINK_SECRET every page answers, and what needs it says so', async () => {
  await deployed({}, async (origin) => {
    for (const { path } of allAddresses())
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
    const photo = await fetch(`${origin}/photos`, { method: 'PUT', body: 'x' })
    expect([photo.status, await photo.json()]).toEqual([503, { code: 'not_configured' }])
    const health = await fetch(`${origin}/healthz`)
    expect(health.status).toBe(503)
    expect(await health.json()).toMatchObject({ down: expect.arrayContaining(['config']) })
  })
})

it('a page whose texts cannot be read fails as a whole, in the language of its reader', async () => {
  const work = async (origin: string) => {
    for (const [path, language] of [
      ['/payment', 'en-US'],
      ['/payment-br', 'pt-BR'],
    ]) {
      const answer = await fetch(origin + path)
      const page = await answer.text()
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
        path,
        500,
        'private, no-store',
      ])
      expect(page).toContain(`<html lang="${language}"`)
      expect(page).not.toContain('_texts')
    }
  }
  await deployed({}, work, join(folder, 'dist/client/fonts'))
})

it('has no desk for whoever sits at the machine, and none without a token', async () => {
  const doors = ['/desk', '/desk/today', '/desk/orders.csv', '/_serverFn/desk-orders']
  const knock = (origin: string) =>
    Promise.all(doors.map(async (path) => (await fetch(origin + path)).status))
  await deployed({}, async (origin) => expect(await knock(origin)).toEqual(doors.map(() => 404)))
  const access = { ACCESS_TEAM: 'team.cloudflareaccess.example', ACCESS_AUDIENCE: 'a'.repeat(64) }
  await deployed(access, async (origin) => expect(await knock(origin)).toEqual(doors.map(() => 403)))
})

it('plain http leads to https of the configured host', async () => {
  await deployed({ PUBLIC_ORIGIN: 'https://www.shop.example' }, async (origin) => {
    const answer = await fetch(`${origin}/us?utm=1`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      'https://www.shop.example/us?utm=1',
    ])
  })
})
