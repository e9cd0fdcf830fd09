import { env } from 'cloudflare:workers'
import { sandboxKeys } from '../../dev/sandbox'
import type { TokenClaims } from '../../dev/sandbox/access/issueToken'
import { jpegBytes } from '../fixtures/photoBytes'
import { post, send } from './buyer'
import { photoRequest } from './photoRequest'

const variables = { ACCESS_TEAM: sandboxKeys.accessTeam, ACCESS_AUDIENCE: sandboxKeys.accessAudience }

/** Puts the sandbox's Cloudflare Access in front of the desk. @returns takes it away again */
export function protectDesk(): () => void {
  Object.assign(env, variables)
  return () => {
    for (const name of Object.keys(variables)) Reflect.deleteProperty(env, name)
  }
}

/** A token of the sandbox's team. */
export async function token(claims: TokenClaims = {}): Promise<string> {
  const fields = Object.entries(claims).map(([name, value]) => [name, String(value)])
  return (await post('/__sandbox/access/token', Object.fromEntries(fields))).text()
}

/** Does something to the team's keys. */
export const changeKeys = (action: 'rotate' | 'up' | 'down') => post('/__sandbox/access/keys', { action })

/** A request with a token, or without one. */
export function withToken(path: string, jwt: string | undefined, init: RequestInit = {}): Promise<Response> {
  return send(path, jwt ? { ...init, headers: { ...init.headers, 'cf-access-jwt-assertion': jwt } } : init)
}

/** Sends a portrait as the desk's page does. */
export async function putPortrait(
  order: string,
  name = 'portrait.jpg',
  bytes: Uint8Array<ArrayBuffer> = jpegBytes(name),
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(`/desk/orders/${order}/portraits`, await photoRequest(bytes, name, headers))
}
