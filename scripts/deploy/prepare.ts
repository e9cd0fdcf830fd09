import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { failureLine } from './failureLine.ts'
import { Problem } from './problem.ts'
import { source } from './source.ts'
import type { Outcome, Tools } from './tools.ts'

type Preparation = {
  done: string
  /** What did not happen, as the beginning of a sentence. */
  failed: string
  run(tools: Tools): Promise<Outcome>
}

const workerTests = ['exec', '--', 'vitest', 'run', '-c', 'tests/vitest.config.ts', '--project', 'worker*']

/** The steps that take minutes and change nothing at Cloudflare, except for the last, which adds to the database. */
export const preparations: readonly Preparation[] = [
  {
    done: 'npm run check',
    failed: '`npm run check` failed',
    run: ({ run }) => run('npm', ['run', '--silent', 'check']),
  },
  { done: 'Worker tests', failed: 'A Worker test failed', run: ({ run }) => run('npm', workerTests) },
  {
    done: 'Production build',
    failed: 'The production build failed',
    run: ({ run }) => run('node', ['scripts/tasks/build.ts', '--production']),
  },
  {
    done: 'Database migrated',
    failed: 'A migration failed, and Cloudflare undid it',
    run: ({ wrangler }) => wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', ...source]),
  },
]

/** Runs a preparation. @throws Problem with the reason, after printing the tool's output */
export async function prepare(tools: Tools, { failed, run }: Preparation): Promise<void> {
  const outcome = await run(tools)
  if (outcome.code === 0) return
  tools.print(outcome.output.trimEnd())
  throw new Problem(`${failed}: ${failureLine(outcome.output)}`)
}

/**
 * Writes the list of all packages (CycloneDX, `dist/sbom.cdx.json`) and returns its SHA-256, hex.
 * @param root folder of package-lock.json, with a trailing slash
 */
export async function writeSbom({ run }: Tools, root: string): Promise<string> {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const { code, stdout, output } = await run('npm', args)
  if (code !== 0) throw new Problem(`npm could not list the packages: ${failureLine(output)}`)
  mkdirSync(`${root}dist`, { recursive: true })
  writeFileSync(`${root}dist/sbom.cdx.json`, stdout)
  return createHash('sha256').update(stdout).digest('hex')
}
