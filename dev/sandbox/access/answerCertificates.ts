import type { SandboxHost } from '../host'
import { publishedKeys } from './keys'
import { isKeyServerDown } from './server'

/** Where a Cloudflare Access team publishes its keys. */
export const certificatesPath = '/cdn-cgi/access/certs'

/** Returns the key set that a Cloudflare Access team publishes; 503 while it is down. */
export async function answerCertificates({ db }: Pick<SandboxHost, 'db'>): Promise<Response> {
  if (await isKeyServerDown(db)) return new Response('The key server is down', { status: 503 })
  const keys = (await publishedKeys(db)).map(({ kid, publicJwk: { kty, n, e } }) => ({
    kid,
    kty,
    alg: 'RS256',
    use: 'sig',
    e,
    n,
  }))
  return Response.json({ keys })
}
