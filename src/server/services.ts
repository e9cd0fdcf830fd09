import { env } from 'cloudflare:workers'
import { type Config, readConfig } from './config'
import { type Database, openDatabase } from './db/database'
import { createGateways, type Gateways } from './payments/gateways'

/** The dependencies of the domain. Created per request by `functions/`, `http/` and cron; tests pass their own. */
export type Services = {
  config: Config
  db: Database
  gateways: Gateways
  bucket: R2Bucket
  now: () => Date
}

export function createServices(overrides: Partial<Services> = {}): Services {
  const config = overrides.config ?? readConfig()
  return {
    config,
    db: openDatabase(env.DB),
    gateways: createGateways(config.payments, config),
    bucket: env.AI_PHOTOS,
    now: () => new Date(),
    ...overrides,
  }
}
