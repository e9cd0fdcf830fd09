import { env } from 'cloudflare:workers'
import { type Config, readConfig } from './config'
import { type Database, openDatabase } from './db/database'
import { type CardGateway, createCardGateway } from './gateways/card'
import type { PaymentGateway, PaymentProvider } from './gateways/payment'
import { createWalletGateway, type WalletGateway } from './gateways/wallet'

/** What the domain works with. Made for each request; tests hand in their own. */
export type Services = {
  config: Config
  db: Database
  card: CardGateway
  wallet: WalletGateway
  bucket: R2Bucket
  now: () => Date
}

export function createServices(overrides: Partial<Services> = {}): Services {
  const config = overrides.config ?? readConfig()
  return {
    config,
    db: openDatabase(env.DB),
    card: createCardGateway(config),
    wallet: createWalletGateway(config),
    bucket: env.AI_PHOTOS,
    now: () => new Date(),
    ...overrides,
  }
}

export function gatewayOf({ card, wallet }: Services, provider: PaymentProvider): PaymentGateway {
  return provider === 'stripe' ? card : wallet
}
