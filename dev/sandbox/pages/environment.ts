import type { Context } from 'hono'
import type { SandboxHost } from '../host'

export type PagesEnv = { Variables: { host: SandboxHost } }
export type PagesContext<Path extends string = string> = Context<PagesEnv, Path>
