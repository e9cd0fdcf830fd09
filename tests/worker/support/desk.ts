import { env } from 'cloudflare:workers'
import { sandboxKeys } from '../../../dev/sandbox'
import type { TokenClaims } from '../../../dev/sandbox/access/issueToken'
import type { MadeSizes } from '../../../src/core/schemas/madeSizes'
import { type PortraitSize, portraitSizes } from '../../../src/core/schemas/portraitSizes'
import { join, jpegBytes, smallest } from '../../fixtures/photoBytes'
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

/** Sizes as the desk's browser makes them, with other bytes for each seed. */
export function madeSizes(seed: string, sizes = Object.keys(portraitSizes) as PortraitSize[]) {
  const bodies = sizes.map((size) => (size === 'round' ? smallest.png : jpegBytes(`${seed} ${size}`)))
  const made: MadeSizes = {
    width: 2048,
    height: 2560,
    files: sizes.map((size, at) => ({ size, width: 64, height: 48, bytes: bodies[at]?.length ?? 0 })),
  }
  return { made, bodies, body: join(...bodies) }
}

/** Sends the sizes of a portrait like the desk page. */
export function putSizes(portrait: string, { made, body } = madeSizes(portrait)): Promise<Response> {
  return send(`/desk/photos/${portrait}/sizes`, {
    method: 'PUT',
    body,
    headers: { 'x-sizes': JSON.stringify(made), 'content-length': String(body.length) },
  })
}
