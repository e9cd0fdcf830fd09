import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

export const account = { id: '0123456789abcdef0123456789abcdef', name: 'Owner' }
export const worker = 'shop-production'
export const databaseId = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b'
export const token = 'a-token-of-the-tests'

export type Share = { version_id: string; percentage: number }
type Deployment = {
  id: string
  created_on: string
  source: 'api'
  strategy: 'percentage'
  author_email: string
  versions: readonly Share[]
  annotations: Record<string, string>
}
type Binding = { name: string; type: string }
type Version = {
  id: string
  number: number
  metadata: { created_on: string; source: 'wrangler'; author_email: string }
  annotations: Record<string, string>
  resources: {
    bindings: Binding[]
    script: { etag: string; handlers: string[] }
    script_runtime: { usage_model: string }
  }
}

/** What the stand-in remembers of one Worker, its database and its visitors. */
export class State {
  versions: Version[] = []
  /** Newest first, as the API lists them. */
  deployments: Deployment[] = []
  secrets = ['PHOTO_LINK_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
  database = new DatabaseSync(':memory:')
  triggers = 0
  /** The most visitors that a version has had, in percent. */
  readonly largestShare = new Map<string, number>()
  #clock = Date.parse('2026-11-26T12:00:00Z')

  constructor() {
    this.query(
      'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    this.deploy([{ version_id: this.addVersion('the version before').id, percentage: 100 }])
  }

  #time(): string {
    this.#clock += 1000
    return new Date(this.#clock).toISOString()
  }

  /** Records migrations as applied now. */
  migrate(...names: string[]): void {
    const time = this.#time().replace('T', ' ').slice(0, 19)
    for (const name of names)
      this.query('INSERT INTO d1_migrations (name, applied_at) VALUES (?, ?)', [`${name}.sql`, time])
  }

  addVersion(message: string, tag = '', bindings: Binding[] = [{ name: 'DB', type: 'd1' }]): Version {
    const version: Version = {
      id: randomUUID(),
      number: this.versions.length + 1,
      metadata: { created_on: this.#time(), source: 'wrangler', author_email: 'owner@shop.test' },
      annotations: { 'workers/message': message, 'workers/tag': tag },
      resources: {
        bindings,
        script: { etag: 'etag', handlers: ['fetch'] },
        script_runtime: { usage_model: 'standard' },
      },
    }
    this.versions.unshift(version)
    return version
  }

  /** Leaves what `wrangler secret put` leaves before the first deployment: an empty Worker. @returns its version */
  onlySecrets(): string {
    this.deployments = []
    const { id } = this.addVersion('', '', [{ name: 'PHOTO_LINK_SECRET', type: 'secret_text' }])
    this.deploy([{ version_id: id, percentage: 100 }])
    return id
  }

  deploy(versions: readonly Share[], annotations: Record<string, string> = {}): Deployment {
    const deployment = {
      id: randomUUID(),
      created_on: this.#time(),
      source: 'api' as const,
      strategy: 'percentage' as const,
      author_email: 'owner@shop.test',
      versions,
      annotations,
    }
    this.deployments.unshift(deployment)
    for (const { version_id, percentage } of versions)
      this.largestShare.set(version_id, Math.max(percentage, this.largestShare.get(version_id) ?? 0))
    return deployment
  }

  /** Runs SQL as D1 does: all statements or none. */
  query(sql: string, params: (string | number | null)[] = []): Record<string, unknown>[][] {
    if (params.length || /^\s*(select|pragma)/i.test(sql))
      return [this.database.prepare(sql).all(...params) as Record<string, unknown>[]]
    this.database.exec('BEGIN')
    try {
      this.database.exec(sql)
      this.database.exec('COMMIT')
    } catch (error) {
      this.database.exec('ROLLBACK')
      throw error
    }
    return [[]]
  }
}
