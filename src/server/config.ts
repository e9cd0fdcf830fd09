import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { log } from '~/core/log'
import { type PaymentProvider, providerNames } from '~/core/schemas/providers'
import type { Deployment, ProviderAccount } from './payments/provider'
import { eachProvider, providers } from './payments/providers'
import { originVariable, ownVariables } from './variables'

export type Config = Deployment & {
  payments: Readonly<Record<PaymentProvider, ProviderAccount>>
  /** Without it, photos can be neither uploaded nor downloaded. */
  photoLinkSecret: string | undefined
  turnstileSecretKey: string | undefined
  desk: DeskAccess
  /** Missing or malformed variables, by name. Features that need them are disabled; pages keep working. */
  problems: readonly string[]
}

/**
 * Who can open the desk: people admitted by Cloudflare Access, requests from the local machine (only when the sandbox
 * is compiled in), or no one.
 */
type DeskAccess = { by: 'access'; team: string; audience: string } | { by: 'machine' } | { by: 'nobody' }

type Entries = Readonly<Record<string, v.GenericSchema<string>>>
type Read<Variables> = { values: { [Name in keyof Variables]?: string }; unset: string[] }

/**
 * Reads the configuration of this deployment. A malformed variable disables only the features that need it; only the
 * origin is required.
 * @throws ValiError when PUBLIC_ORIGIN is not a URL
 */
export function readConfig(source: object = env): Config {
  const given = source as Record<string, unknown>
  const publicOrigin = readOrigin(source)
  const problems: string[] = []
  const read = eachProvider((name) => readAccount(providers[name], given, problems))
  const payments = rejectMixedModes(read, problems)
  const { values, unset } = readVariables(ownVariables, given, problems)
  const photoLinkSecret = unset.includes('PHOTO_LINK_SECRET')
    ? localLinkSecret(publicOrigin)
    : values.PHOTO_LINK_SECRET
  if (!photoLinkSecret && unset.includes('PHOTO_LINK_SECRET')) problems.push('PHOTO_LINK_SECRET: not set')
  const desk = deskAccess(values, unset, problems)
  reportProblems(problems)
  return {
    publicOrigin,
    live: providerNames.some((name) => payments[name].mode === 'live'),
    payments,
    photoLinkSecret,
    turnstileSecretKey: values.TURNSTILE_SECRET_KEY,
    desk,
    problems,
  }
}

const origins = v.object(originVariable)
let lastOrigin: { given: unknown; read: string } | undefined

/**
 * Reads only the origin, which every plain http request needs. Caches the parsed value.
 * @throws ValiError when PUBLIC_ORIGIN is not a URL
 */
export function readOrigin(source: object = env): string {
  const { PUBLIC_ORIGIN: given } = source as Record<string, unknown>
  if (!lastOrigin || lastOrigin.given !== given)
    lastOrigin = { given, read: v.parse(origins, source).PUBLIC_ORIGIN }
  return lastOrigin.read
}

function readVariables<Variables extends Entries>(
  variables: Variables,
  given: Record<string, unknown>,
  problems: string[],
): Read<Variables> {
  const values: Record<string, string> = {}
  const unset: string[] = []
  for (const [name, schema] of Object.entries(variables)) {
    const value = v.safeParse(schema, given[name])
    if (given[name] === undefined) unset.push(name)
    else if (value.success) values[name] = value.output
    else problems.push(`${name}: malformed`)
  }
  return { values: values as Read<Variables>['values'], unset }
}

/** Requires all of a provider's variables or none: a partial account could charge payments that are never confirmed. */
function readAccount(
  { variables, isLive, hasSandbox }: (typeof providers)[PaymentProvider],
  given: Record<string, unknown>,
  problems: string[],
): ProviderAccount {
  const { values, unset } = readVariables(variables, given, problems)
  const names = Object.keys(variables)
  if (unset.length === names.length)
    return { mode: __PAYMENT_SANDBOX__ && hasSandbox ? 'sandbox' : 'unavailable', keys: undefined }
  if (unset.length) problems.push(`${unset.join(', ')}: not set`)
  if (names.some((name) => values[name] === undefined)) return unavailable
  return { mode: isLive(values) ? 'live' : 'test', keys: values }
}

const unavailable: ProviderAccount = { mode: 'unavailable', keys: undefined }

/** Disables all accounts when live and test mode are mixed, so that test money cannot buy portraits. */
function rejectMixedModes(accounts: Config['payments'], problems: string[]): Config['payments'] {
  const open = providerNames.filter((name) => accounts[name].keys)
  if (new Set(open.map((name) => accounts[name].mode)).size < 2) return accounts
  const variables = open.map((name) => providers[name].modeVariable)
  problems.push(`${variables.join(' and ')}: one is live and the other is not`)
  return eachProvider((name) => (accounts[name].keys ? unavailable : accounts[name]))
}

/** Returns a well-known secret for local development; `undefined` in any other build. */
function localLinkSecret(publicOrigin: string): string | undefined {
  return __PAYMENT_SANDBOX__ ? `links of ${publicOrigin} that only this machine can open` : undefined
}

/** Requires both Access variables; without either, only a local build opens the desk. */
function deskAccess(
  { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience }: Read<typeof ownVariables>['values'],
  unset: readonly string[],
  problems: string[],
): DeskAccess {
  const missing = ['ACCESS_TEAM', 'ACCESS_AUDIENCE'].filter((name) => unset.includes(name))
  if (missing.length === 2) return { by: __PAYMENT_SANDBOX__ ? 'machine' : 'nobody' }
  if (missing.length) problems.push(`${missing.join()}: not set`)
  return team && audience ? { by: 'access', team, audience } : { by: 'nobody' }
}

const reported = new Set<string>()

/** Logs each problem once per isolate, so that the log explains why a feature is disabled. */
function reportProblems(problems: readonly string[]): void {
  for (const problem of problems) {
    if (reported.has(problem)) continue
    reported.add(problem)
    log('config_failed', { code: problem })
  }
}
