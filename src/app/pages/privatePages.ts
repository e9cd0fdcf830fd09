import type { Context } from 'hono'
import { checkoutChoice } from '~/app/prerenderedPage'
import type { Address } from '~/catalog/addresses'
import { sourceLocale } from '~/catalog/locales'
import { checkoutPlan } from '~/catalog/photoPlans'
import type { WalletSettings } from '~/core/schemas/checkout'
import { isOffered } from '~/core/schemas/providers'
import { sessionIn } from '~/core/schemas/search'
import { readWalletSettings } from '~/features/checkout/server/readWalletSettings'
import { readConfig } from '~/server/config'
import type { PolicyHashes } from '~/server/http/contentSecurityPolicy'
import { readPrerendered } from './prerenderedPages'
import { cutAtSlots, escapeAttribute, fillSlots, type SlottedPage, type SlotValues } from './slots'

type StoredPage = { page: SlottedPage; policy: string }
type FilledPage = { body: Uint8Array<ArrayBuffer>; policy: string }

/** Pages and wallet settings are the same for all requests of an isolate. */
const stored = new Map<string, StoredPage>()
let wallet: { settings: WalletSettings | null; slot: string } | undefined

/**
 * Returns a private page that is about no payment yet, as the build rendered it, with the values of this request.
 * @returns `undefined` for a page with a session or a returned form, and when no prerendered page is available
 */
export async function readPrivatePage(
  c: Context,
  address: Address,
  policyOf: (hashes: PolicyHashes) => string,
): Promise<FilledPage | undefined> {
  const variant = await variantFor(c, address)
  if (!variant) return undefined
  const { choice, values } = variant
  const key = `${address.path} ${choice}`
  let found = stored.get(key)
  if (!found) {
    const file = await readPrerendered(
      { path: address.path, choice, language: sourceLocale },
      readConfig().publicOrigin,
      'identity',
    )
    if (!file) return undefined
    found = { page: cutAtSlots(file.body), policy: policyOf(file.hashes) }
    stored.set(key, found)
  }
  return { body: fillSlots(found.page, values), policy: found.policy }
}

type Variant = { choice: string | undefined; values: SlotValues }

async function variantFor(c: Context, { screen, edition }: Address): Promise<Variant | undefined> {
  const search: Record<string, string> = Object.fromEntries(new URL(c.req.url).searchParams)
  if (screen !== 'checkout')
    return sessionIn(search) === undefined ? { choice: undefined, values: {} } : undefined
  if (search.resume !== undefined) return undefined
  const { settings, slot } = isOffered('paypal', edition) ? await readWallet() : noWallet
  return {
    choice: checkoutChoice(checkoutPlan(search.plan).key, settings !== null),
    values: { requestKey: crypto.randomUUID(), wallet: slot },
  }
}

const noWallet = { settings: null, slot: 'null' }

async function readWallet() {
  if (!wallet) {
    const settings = await readWalletSettings(readConfig())
    wallet = { settings, slot: escapeAttribute(JSON.stringify(settings)) }
  }
  return wallet
}
