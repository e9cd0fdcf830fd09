import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseAst } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import { closureOf, gzipWeight } from '../../../scripts/bench/closure'
import { copySite } from '../../../scripts/bench/copySite'
import { probe } from '../../../scripts/deploy/probes'
import type { Tools } from '../../../scripts/deploy/tools'
import { freePort } from '../../../scripts/freePort'
import { plainVariables } from '../../../scripts/missing-secrets'
import { serveSite } from '../../../scripts/workerd'
import { startServer } from '../site/server'
import { hashedName } from '../survey/weigh'

/** A copy, because a production build would overwrite the one that is being served. */
const copy = copySite()
const { folder } = copy
beforeAll(() => copy.build('production'), 300_000)
afterAll(() => copy.remove())

function files(part: string): string[] {
  return readdirSync(join(folder, 'dist', part), { recursive: true })
    .map((file) => join(folder, 'dist', part, String(file)))
    .filter((file) => statSync(file).isFile() && /\.(js|json|css|html)$/.test(file))
}

it('R-PAY-20 the deployed build contains no part of the payment sandbox', () => {
  for (const file of [...files('server'), ...files('client')])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /__sandbox|no money moves|sk_test_sandbox|SANDBOX_DB/,
    )
})

it('the deployed build contains no translator tools: no pseudo-translations, no source locations of texts', () => {
  for (const file of [...files('server'), ...files('client')])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/⟦|\\u27e6|has\(.pseudo|__translate/i)
})

it('R-API-15 client files contain no secrets and no server code', () => {
  for (const file of files('client'))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /[sr]k_(test|live)_\w|whsec_\w|STRIPE_|PAYPAL_|PHOTO_LINK_SECRET|cloudflare:workers|drizzle/,
    )
})

it('the deployed Worker has at most 451.7 kB after gzip, without message catalogues and style sheets', () => {
  const modules = files('server').filter((file) => file.endsWith('.js'))
  const sources = modules.map((file) => readFileSync(file, 'utf8'))
  // Without the hashes of file names, which are 8 kB, and sorted: two builds of nearly the same code differ in both.
  const stable = sources.map((source) => source.replace(hashedName, '$1')).sort()
  const bytes = gzipSync(stable.join('')).length
  process.stdout.write(`Worker: ${bytes} bytes\n`)
  expect(bytes).toBeLessThanOrEqual(451_700)
  // Texts and styles are in client files instead.
  const [text, rule] = ['256-bit SSL encryption', '.order-line{']
  expect(readFileSync(join(folder, 'dist/client/_texts/en-US/photos/checkout.json'), 'utf8')).toContain(text)
  const styles = files('client').filter((file) => file.endsWith('.css'))
  expect(styles.map((file) => readFileSync(file, 'utf8')).join('')).toContain(rule)
  expect(sources.join('')).not.toContain(text)
  expect(sources.join('')).not.toContain(rule)
})

it('the Worker contains no code that only browsers run: what draws, judges and sends photos, and what opens on a press', () => {
  const inBrowser = files('client').filter((file) => file.endsWith('.js'))
  const inWorker = files('server').filter((file) => file.endsWith('.js'))
  const textOf = (all: string[]) => all.map((file) => readFileSync(file, 'utf8')).join('')
  // The last is in an effect.
  for (const call of ['createImageBitmap', 'revokeObjectURL', 'X-Photo-Sha256', 'beforeunload']) {
    expect(textOf(inBrowser)).toContain(call)
    expect(textOf(inWorker).includes(call), call).toBe(false)
  }
  for (const chunk of ['/hints-', '/OrderShareForm-']) {
    expect(inBrowser.some((file) => file.includes(chunk))).toBe(true)
    expect(inWorker.filter((file) => file.includes(chunk))).toEqual([])
  }
})

const react = /react-dom|reactjs\.org|react\.dev/
const stripe = /api\.stripe\.com/
const drizzle = /drizzle:/
const paypal = /v2\/checkout\/orders/
/** Matches the content of the detail pages. */
const detailPages = /frame:`tall`/

/** Whether a module creates an `Intl` object when it is evaluated. */
const evaluatesIntl = (code: string): boolean =>
  parseAst(code)
    .body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .some(
      ({ init }) =>
        (init?.type === 'NewExpression' || init?.type === 'CallExpression') &&
        code.slice(init.callee.start, init.callee.end).startsWith('Intl.'),
    )

it('a cold isolate evaluates only its entry: at most 32 kB after gzip, and no renderer, gateway, Drizzle or time zones', () => {
  const entry = closureOf(join(folder, 'dist/server/index.js'))
  const weight = gzipWeight(entry)
  process.stdout.write(`Entry: ${weight} bytes in ${entry.size} modules\n`)
  // The entry, the chunk of its imports, and the bundler's helpers.
  expect(entry.size).toBeLessThanOrEqual(3)
  expect(weight).toBeGreaterThan(20_000)
  expect(weight).toBeLessThanOrEqual(32_000)
  for (const code of [...entry].map((file) => readFileSync(file, 'utf8')))
    for (const kind of [react, stripe, paypal, drizzle]) expect(code).not.toMatch(kind)
  expect(evaluatesIntl('const days = new Intl.DateTimeFormat()')).toBe(true)
  expect([...entry].filter((file) => evaluatesIntl(readFileSync(file, 'utf8')))).toEqual([])

  const modules = files('server').filter((file) => file.endsWith('.js'))
  const chunk = (name: string) => modules.find((file) => file.includes(`/${name}-`)) ?? ''
  const texts = (file: string) => [...closureOf(file)].map((module) => readFileSync(module, 'utf8')).join('')
  // The patterns do match in the chunks that need these libraries.
  expect(texts(chunk('startHandler'))).toMatch(react)
  const all = modules.map((file) => readFileSync(file, 'utf8'))
  expect(all.join('')).toMatch(stripe)
  expect(all.join('')).toMatch(paypal)
  // One chunk of handlers per feature with routes; the pages that buyers show to others have their own.
  const handlers = modules.filter((file) => file.includes('/handlers-'))
  expect(handlers.length).toBe(6)
  for (const file of handlers) {
    expect(texts(file), file).not.toMatch(react)
    expect(texts(file), file).not.toMatch(stripe)
  }

  // Every rendered page loads the routes, so they must not include content of single pages.
  const detailModules = modules.filter((file) => detailPages.test(readFileSync(file, 'utf8')))
  expect(detailModules).not.toEqual([])
  const routeModules = closureOf(chunk('router'))
  expect(detailModules.filter((file) => routeModules.has(file))).toEqual([])
})

it('only the desk’s editor contains the editor: no page, no other page of the desk, and not the Worker', () => {
  const [vendor, folder] = [/sveltia/i, '/client/desk/site/']
  const withVendor = [...files('client'), ...files('server')].filter((file) =>
    vendor.test(readFileSync(file, 'utf8')),
  )
  expect(withVendor.some((file) => file.endsWith(`${folder}editor.js`))).toBe(true)
  expect(withVendor.filter((file) => !file.includes(folder))).toEqual([])
})

it('is deployed without a workers.dev address, with caching enabled and without secrets in its configuration', () => {
  const config = JSON.parse(readFileSync(join(folder, 'dist/server/wrangler.json'), 'utf8'))
  expect([config.workers_dev, config.preview_urls, config.cache?.enabled]).toEqual([false, false, true])
  // A site that was set up has more of them.
  const vars = Object.keys(config.vars).filter((name) => !plainVariables.includes(name))
  expect(vars).toEqual(['PUBLIC_ORIGIN'])
  expect(config.observability.logs.invocation_logs).toBe(false)
})

/** Serves the deployed build with these variables and without a store. */
async function withDeployment(
  variables: Record<string, string>,
  work: (origin: string) => Promise<void>,
  files = join(folder, 'dist/client'),
) {
  const site = await serveSite(join(folder, 'dist/'), { variables, files })
  try {
    await work(site.origin)
  } finally {
    site.stop()
  }
}

it('without PHOTO_LINK_SECRET every page is served, and endpoints that need it return 503', async () => {
  await withDeployment({}, async (origin) => {
    for (const { path } of allAddresses())
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
    const photo = await fetch(`${origin}/photos`, { method: 'PUT', body: 'x' })
    expect([photo.status, await photo.json()]).toEqual([503, { code: 'not_configured' }])
    const health = await fetch(`${origin}/healthz`)
    expect(health.status).toBe(503)
    expect(await health.json()).toMatchObject({ down: expect.arrayContaining(['config']) })
  })
})

it('a page whose texts fail to load returns 500 in its own language', async () => {
  const work = async (origin: string) => {
    for (const [path, language] of [
      ['/payment', 'en-US'],
      ['/payment-br', 'pt-BR'],
    ]) {
      const response = await fetch(origin + path)
      const page = await response.text()
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([
        path,
        500,
        'private, no-store',
      ])
      expect(page).toContain(`<html lang="${language}"`)
      expect(page).not.toContain('_texts')
    }
  }
  await withDeployment({}, work, join(folder, 'dist/client/fonts'))
})

// Asks for every page and file.
it('answers what `npm run deploy` asks of a new version before visitors get it', {
  timeout: 300_000,
}, async () => {
  const read = readFileSync(join(folder, 'dist/server/wrangler.json'), 'utf8')
  const config = join(folder, 'dist/server/deployed.json')
  const vars = {
    ACCESS_TEAM: 'team.cloudflareaccess.com',
    ACCESS_AUDIENCE: 'a'.repeat(64),
    PHOTO_LINK_SECRET: 'a secret of thirty-two characters or more',
    STRIPE_SECRET_KEY: 'sk_live_0123456789abcdefghijklmn',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdefghijklmn',
  }
  writeFileSync(config, JSON.stringify({ ...JSON.parse(read), vars }))
  const site = await startServer(join(folder, 'storage'), await freePort(), { config, ready: '/us' })
  try {
    const { origin } = site
    const asked: string[] = []
    const tools = {
      fetch: (url: string, init: RequestInit) => {
        asked.push(new URL(url).pathname)
        return fetch(url, init)
      },
    } as Tools
    const { version } = (await (await fetch(`${origin}/healthz`)).json()) as { version: string }
    await probe(tools, { origin, worker: 'alvora-production', version })
    const missed = allAddresses().filter(({ path, indexable }) => indexable && !asked.includes(path))
    expect(missed).toEqual([])
    // The entry script; pages fetch everything else with it.
    expect(asked.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(0)
    // A static file, but the Worker checks access first.
    expect((await fetch(`${origin}/desk/site/editor.js`)).status).toBe(403)
  } finally {
    await site.stop('SIGTERM')
  }
})

it('serves no desk locally without Access, and none without a token', async () => {
  // The editor's script exists as a static file.
  expect(files('client/desk').filter((file) => file.endsWith('/desk/site/editor.js'))).toHaveLength(1)
  const endpoints = [
    ...['/desk', '/desk/today', '/desk/orders.csv', '/_serverFn/desk-orders'],
    ...['/desk/site', '/desk/site/editor.js'],
  ]
  const statuses = (origin: string) =>
    Promise.all(endpoints.map(async (path) => (await fetch(origin + path)).status))
  await withDeployment({}, async (origin) => expect(await statuses(origin)).toEqual(endpoints.map(() => 404)))
  const access = { ACCESS_TEAM: 'team.cloudflareaccess.example', ACCESS_AUDIENCE: 'a'.repeat(64) }
  await withDeployment(access, async (origin) =>
    expect(await statuses(origin)).toEqual(endpoints.map(() => 403)),
  )
})

it('plain http redirects to https on the configured host', async () => {
  await withDeployment({ PUBLIC_ORIGIN: 'https://www.shop.example' }, async (origin) => {
    const response = await fetch(`${origin}/us?utm=1`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      'https://www.shop.example/us?utm=1',
    ])
  })
})
