import { sdkScript } from '../../paypal/sdkScript'
import type { PagesContext } from '../environment'

/** The script that stands in for PayPal's own. */
export const sendSdk = (c: PagesContext): Response =>
  c.body(sdkScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
