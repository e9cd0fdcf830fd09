import { env } from 'cloudflare:workers'
import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * The site's public origin, for canonical addresses and links in mails. On the server it is the configured
 * one and never the request's Host, which a client chooses.
 */
export const publicOrigin = createIsomorphicFn()
  .server(() => new URL(env.PUBLIC_ORIGIN).origin)
  .client(() => location.origin)
