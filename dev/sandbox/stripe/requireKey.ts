import { createMiddleware } from 'hono/factory'
import { sandboxKeys } from '../keys'
import { apiVersion, type StripeEnv } from './context'
import { invalidRequest, StripeRefusal } from './errors'

/** Requires the sandbox's secret key (401 otherwise) and its API version (400 otherwise). */
export const requireKey = () =>
  createMiddleware<StripeEnv>(async (c, next) => {
    const key = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
    if (key !== sandboxKeys.stripeSecretKey)
      throw new StripeRefusal(401, {
        type: 'invalid_request_error',
        message: `Invalid API Key provided: ${key.slice(0, 8)}***`,
      })
    const version = c.req.header('stripe-version') ?? apiVersion
    if (version !== apiVersion)
      throw invalidRequest(`Invalid Stripe API version: ${version}. The sandbox speaks ${apiVersion}.`)
    await next()
  })
