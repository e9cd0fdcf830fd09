import { createMiddleware } from 'hono/factory'
import type { SandboxHost } from '../host'
import { insertRecord, readRecord } from '../store'
import { createTables } from '../tables'
import type { PaypalEnv } from './context'
import { newAccessToken } from './ids'

/** Lifetime of an access token, in seconds. */
export const tokenLife = 32_400

type Token = {
  /** Milliseconds since 1970. */
  expiresAt: number
}

export async function issueToken(db: D1Database): Promise<string> {
  const token = newAccessToken()
  await insertRecord(db, 'paypal_token', token, { expiresAt: Date.now() + tokenLife * 1000 } satisfies Token)
  return token
}

async function isValidToken(db: D1Database, token: string): Promise<boolean> {
  const record = await readRecord<Token>(db, 'paypal_token', token)
  return record !== null && record.expiresAt > Date.now()
}

/** Revokes all tokens, as PayPal may at any time. A test may call this before any request has created the tables. */
export async function revokeTokens({ db }: Pick<SandboxHost, 'db'>): Promise<void> {
  await createTables(db)
  await db.prepare("DELETE FROM records WHERE collection = 'paypal_token'").run()
}

/** Requires a token that was issued and is neither expired nor revoked; answers 401 otherwise. */
export const requireToken = () =>
  createMiddleware<PaypalEnv>(async (c, next) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (await isValidToken(c.env.db, token)) return next()
    const error = { error: 'invalid_token', error_description: 'Token signature verification failed' }
    return c.json(error, 401)
  })
