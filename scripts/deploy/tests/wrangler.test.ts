import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checks } from '../checks'
import { preparations } from '../prepare'
import { rollback } from '../rollback'
import type { Settings } from '../settings'
import { applyTriggers, shareVisitors, uploadVersion } from '../versions'
import { viewVersion } from '../viewVersion'
import { createProject } from './cloudflare/project'
import { account } from './cloudflare/state'

// The real wrangler of node_modules against a stand-in of Cloudflare's API: what `deploy` sends and reads.

const message = 'a commit, sbom sha256:0123'
let project: Awaited<ReturnType<typeof createProject>>
beforeAll(async () => {
  project = await createProject()
})
afterAll(() => project.cloudflare.close())

const settings = { accountId: account.id } as Settings
const check = (done: string) => checks.find((one) => one.done === done)
const migrate = () => preparations.at(-1)?.run(project.tools)
const shares = () =>
  project.state.deployments[0]?.versions.map(({ version_id, percentage }) => [version_id, percentage])

describe('with the real wrangler', { timeout: 180_000 }, () => {
  it('uploads a version, shares the visitors, and goes back when asked twice', {
    timeout: 180_000,
  }, async () => {
    const { tools, state, before, lines } = project
    const version = await uploadVersion(tools, { tag: '1a2b3c4d', message })
    expect(state.versions[0]).toMatchObject({
      id: version,
      annotations: { 'workers/tag': '1a2b3c4d', 'workers/message': message },
    })
    expect(shares()).toEqual([[before, 100]])
    await shareVisitors(tools, { version, percent: 0, rest: before, message })
    expect(shares()).toEqual([
      [before, 100],
      [version, 0],
    ])
    await applyTriggers(tools)
    expect(state.triggers).toBe(1)
    await shareVisitors(tools, { version, percent: 100, message })
    expect(shares()).toEqual([[version, 100]])
    project.plant((call, times) =>
      call.startsWith('POST') && call.endsWith('/deployments') && times === 2
        ? { status: 500, message: 'Internal error' }
        : undefined,
    )
    expect(await rollback(tools, undefined, 1)).toBe(true)
    project.plant(undefined)
    expect(shares()).toEqual([[before, 100]])
    // What the database answers is read, too.
    state.migrate('9999_of_another_folder')
    expect(await rollback(tools, version, 1)).toBe(false)
    expect(lines.at(-1)).toMatch(/^✗ Not gone back: .* older than the migration 9999_of_another_folder/)
    expect(shares()).toEqual([[before, 100]])
  })

  it('follows the requests of one version', async () => {
    const { tools, cloudflare, before } = project
    const tail = tools.tail([
      'tail',
      '--config',
      'wrangler.toml',
      '--env',
      'production',
      '--format',
      'json',
      '--version-id',
      before,
    ])
    const event = (outcome: string, status?: number) => ({
      outcome,
      event: {
        request: { url: 'https://www.shop.test/us', method: 'GET', headers: {} },
        response: { status },
      },
      logs: [],
      exceptions: [],
    })
    while (!tail.requests().length && tail.ended() === undefined) {
      cloudflare.tails.report(event('ok', 200))
      await sleep(50)
    }
    cloudflare.tails.report(event('exception'))
    await expect.poll(() => tail.requests().at(-1)).toEqual({ outcome: 'exception', status: undefined })
    expect(tail.requests()[0]).toEqual({ outcome: 'ok', status: 200 })
    tail.stop()
    await expect.poll(() => tail.ended()).toBeDefined()
  })

  it('knows who is logged in and which secrets are set', async () => {
    const { tools, toolsWith, state } = project
    await check('Logged in at Cloudflare')?.run(tools, settings)
    const loggedOut = toolsWith({ CLOUDFLARE_API_TOKEN: '' })
    await expect(check('Logged in at Cloudflare')?.run(loggedOut, settings)).rejects.toThrow(/not logged in/)
    state.secrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
    await expect(check('The secrets are set')?.run(tools, settings)).rejects.toThrow(/PHOTO_LINK_SECRET/)
  })

  it('tells a version of the site from the Worker that its first secret made', async () => {
    const { tools, state, before } = project
    const made = state.versions.find(({ id }) => id === before)?.metadata.created_on
    expect(await viewVersion(tools, before)).toEqual({ createdOn: made, isSite: true })
    const { id } = state.addVersion('', '', [{ name: 'PHOTO_LINK_SECRET', type: 'secret_text' }])
    expect(await viewVersion(tools, id)).toMatchObject({ isSite: false })
    await expect(viewVersion(tools, 'ffffffff-0000-4000-8000-000000000000')).rejects.toThrow(
      /did not show version ffffffff.*does not exist/,
    )
  })

  it('applies migrations; a failed one leaves the database at the one before', async () => {
    const { root, state } = project
    const broken = 'CREATE TABLE second (id TEXT);\nALTER TABLE missing ADD COLUMN name TEXT;\n'
    writeFileSync(`${root}migrations/0001_broken.sql`, broken)
    const outcome = await migrate()
    expect(outcome?.code).toBe(1)
    expect(outcome?.output).toContain('no such table: missing')
    const tables = state.database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    expect(tables.map(({ name }) => name)).toContain('first')
    expect(tables.map(({ name }) => name)).not.toContain('second')
  })

  it('stops when the upload breaks half way', async () => {
    const { tools, state, before } = project
    const versions = state.versions.length
    project.plant((call) => (call.startsWith('POST') && call.endsWith('/versions') ? 'cut' : undefined))
    const upload = uploadVersion({ ...tools, print: () => undefined }, { tag: 'x', message })
    await expect(upload).rejects.toThrow(/^The upload failed: /)
    project.plant(undefined)
    expect(state.versions.length).toBe(versions)
    expect(shares()).toEqual([[before, 100]])
  })
})
