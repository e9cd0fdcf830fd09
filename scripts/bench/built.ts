import { readdirSync } from 'node:fs'
import { freePort } from '../freePort.ts'
import { type Served, serveWorker } from '../workerd.ts'

export type Build = { worker: string; files: string }

/** The two parts of a build in a folder, whose name ends with a slash. */
export const builtIn = (dist: string): Build => ({ worker: `${dist}server/`, files: `${dist}client` })

/** What was built. */
export const built = builtIn(new URL('../../dist/', import.meta.url).pathname)

/** What the site needs to know of itself: every part of it is configured, and none reaches out. */
export const variables = {
  PHOTO_LINK_SECRET: 'only for measuring, on this machine alone',
  STRIPE_SECRET_KEY: 'sk_test_only_for_measuring',
  STRIPE_WEBHOOK_SECRET: 'whsec_only_for_measuring',
}

/** The built Worker in a process of its own, with its files and stores. */
export async function serveBuilt(origin?: string, { worker, files }: Build = built): Promise<Served> {
  const port = await freePort()
  return serveWorker(port, {
    folder: worker,
    files,
    stores: true,
    variables: { PUBLIC_ORIGIN: origin ?? `http://localhost:${port}`, ...variables },
  })
}

/** The built files below a folder whose names match. */
export const filesIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => kind.test(file))
