import { newId } from '../../ids'
import { sandboxKeys } from '../../keys'
import { type PaypalContext, rawBodyOf } from '../context'
import { issueToken, tokenLife } from '../tokens'

const scope =
  'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/checkout/one-click openid'

/** https://developer.paypal.com/api/rest/authentication/ */
export async function grantToken(c: PaypalContext): Promise<Response> {
  const credentials = btoa(`${sandboxKeys.paypalClientId}:${sandboxKeys.paypalClientSecret}`)
  if (c.req.header('authorization') !== `Basic ${credentials}`)
    return c.json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401)
  const form = new URLSearchParams(await rawBodyOf(c))
  if (form.get('grant_type') !== 'client_credentials')
    return c.json({ error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' }, 400)
  return c.json({
    scope,
    access_token: await issueToken(c.env.db),
    token_type: 'Bearer',
    app_id: 'APP-NOMONEYMOVESHERE0',
    expires_in: tokenLife,
    nonce: `${new Date().toISOString()}${newId('', 43)}`,
  })
}
