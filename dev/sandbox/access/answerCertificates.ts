import type { SandboxHost } from '../host'
import { publishedKeys } from './keys'
import { isKeyServerDown } from './server'

/** Returns the key set that a Cloudflare Access team publishes at `/cdn-cgi/access/certs`; 503 while it is down. */
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
