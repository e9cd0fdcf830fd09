import { env } from 'cloudflare:workers'
import { sandboxKeys } from '../../../dev/sandbox'
import type { TokenClaims } from '../../../dev/sandbox/access/issueToken'
import { jpegBytes } from '../../fixtures/photoBytes'
import { post, send } from './buyer'
import { photoRequest } from './photoRequest'

const variables = { ACCESS_TEAM: sandboxKeys.accessTeam, ACCESS_AUDIENCE: sandboxKeys.accessAudience }

/** Protects the desk with the sandbox's Cloudflare Access. @returns a function that removes the protection */
export function protectDesk(): () => void {
  Object.assign(env, variables)
  return () => {
    for (const name of Object.keys(variables)) Reflect.deleteProperty(env, name)
  }
}

/** Issues a token of the sandbox's Access team. */
export async function token(claims: TokenClaims = {}): Promise<string> {
  const fields = Object.entries(claims).map(([name, value]) => [name, String(value)])
  return (await post('/__sandbox/access/token', Object.fromEntries(fields))).text()
}

/** Rotates the team's keys, or takes the key server up or down. */
export const changeKeys = (action: 'rotate' | 'up' | 'down') => post('/__sandbox/access/keys', { action })

/** Sends a request with a token if given. */
export function withToken(path: string, jwt: string | undefined, init: RequestInit = {}): Promise<Response> {
  return send(path, jwt ? { ...init, headers: { ...init.headers, 'cf-access-jwt-assertion': jwt } } : init)
}

/** Uploads a portrait like the desk page. */
export async function putPortrait(
  order: string,
  name = 'portrait.jpg',
  bytes: Uint8Array<ArrayBuffer> = jpegBytes(name),
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(`/desk/orders/${order}/portraits`, await photoRequest(bytes, name, headers))
}
