import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { linkSecret, type Served, serveWorker } from '../workerd.ts'

export type Build = { worker: string; files: string }

/** Returns the two parts of a build. @param dist path of the build folder, with a trailing slash */
export const builtIn = (dist: string): Build => ({ worker: `${dist}server/`, files: `${dist}client` })

/** The build in `dist/`. */
export const built = builtIn(fileURLToPath(new URL('../../dist/', import.meta.url)))

/** Variables that configure every part of the site, with keys that are never sent to a provider. */
export const variables = {
  ...linkSecret,
  STRIPE_SECRET_KEY: 'sk_test_only_for_measuring',
  STRIPE_WEBHOOK_SECRET: 'whsec_only_for_measuring',
  PAYPAL_ENVIRONMENT: 'sandbox',
  PAYPAL_CLIENT_ID: 'only-for-measuring',
  PAYPAL_CLIENT_SECRET: 'only-for-measuring',
  PAYPAL_MERCHANT_ID: 'MERCHANT23456',
  PAYPAL_WEBHOOK_ID: 'only-for-measuring',
}

/**
 * Starts the built Worker in its own process, with its files and stores.
 * @param origin value of `PUBLIC_ORIGIN`, by default the process's own origin
 */
export const serveBuilt = (
  { worker, files }: Build = built,
  { origin, readsText = false }: { origin?: string; readsText?: boolean } = {},
): Promise<Served> =>
  serveWorker({
    folder: worker,
    files,
    stores: true,
    readsText,
    variables: { ...variables, ...(origin && { PUBLIC_ORIGIN: origin }) },
  })

/** Returns the paths of all files below a folder that match a pattern. */
export const filesIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => kind.test(file))
