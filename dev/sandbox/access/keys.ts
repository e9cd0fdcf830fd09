import { newId } from '../ids'
import { insertRecord, listRecords } from '../store'

type AccessKey = { kid: string; privateJwk: JsonWebKey; publicJwk: JsonWebKey }

/** RS256, the algorithm of Cloudflare Access tokens. */
export const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}

/**
 * Returns the published keys: the current signing key, then the previous one, because tokens signed with it stay valid.
 * Creates the first key on demand.
 */
export async function publishedKeys(db: D1Database): Promise<[AccessKey, ...AccessKey[]]> {
  const [current, ...previous] = await listRecords<AccessKey>(db, 'access_key', 2)
  return current ? [current, ...previous] : [await rotateKey(db)]
}

/** Creates a new signing key; later tokens are signed with it. */
export async function rotateKey(db: D1Database): Promise<AccessKey> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { privateKey, publicKey } = pair as CryptoKeyPair
  const key = {
    kid: newId('', 64),
    privateJwk: (await crypto.subtle.exportKey('jwk', privateKey)) as JsonWebKey,
    publicJwk: (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey,
  }
  await insertRecord(db, 'access_key', key.kid, key)
  return key
}
