import { existsSync, statfsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { colorConstants } from '../scripts/color.ts'
import { LongestFirst } from './longestFirst.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

// Keeps the test databases in memory if there is enough space, because every disk write blocks.
const memory = '/dev/shm'
const room = existsSync(memory) ? statfsSync(memory) : undefined
if (room && room.bavail * room.bsize > 2 ** 30) process.env.TMPDIR ??= memory

/** Test files in parallel: while one waits, two others use both cores. */
const maxWorkers = 3

/** Timeouts in milliseconds, long enough for a busy machine; performance is tested elsewhere. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

const shared = {
  root,
  resolve: { alias: { '~': `${root}src`, '~tests': `${root}tests`, '~dev': `${root}dev` } },
  define: {
    __PAYMENT_SANDBOX__: 'true',
    __TOASTER_STYLE_HASH__: '""',
    __DEV_SERVER__: 'false',
    __TRANSLATE__: 'false',
    ...colorConstants,
    __BUILT_AT__: JSON.stringify(new Date().toISOString()),
  },
}
const translation = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })]

/** Lets Worker tests wait for background work that continues after a response. */
const background: Plugin = {
  name: 'background',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'cloudflare:workers' && importer?.startsWith(`${root}src/`)
      ? `${root}tests/worker/support/background.ts`
      : undefined,
}

/** Config for tests in workerd, with the site's bindings. */
const workerdProject = () => ({
  ...shared,
  plugins: [
    ...translation(),
    background,
    cloudflareTest(async () => ({
      main: './tests/worker/support/worker.ts',
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          MIGRATIONS: await readD1Migrations(`${root}migrations`),
          DEEPER: Number(process.env.DEEPER ?? 1),
          // As if `.dev.vars` were filled in; `testOwner.ts` removes it.
          TURNSTILE_SECRET_KEY: 'of an account',
        },
      },
    })),
  ],
  // Bundled once: these packages take seconds to load file by file.
  optimizeDeps: {
    include: ['stripe', ...['', '/batch', '/d1', '/sqlite-core'].map((part) => `drizzle-orm${part}`)],
  },
})

const workerdTest = {
  ...patient,
  maxWorkers,
  setupFiles: ['./tests/worker/support/testOwner.ts', './tests/worker/support/migrate.ts'],
}

/** These files mock modules, so they need isolation from others. */
const mocking = [
  'src/app/tests/{brand,languages,owner/*}.test.tsx',
  'src/catalog/tests/pictures.test.tsx',
  'src/catalog/owner/tests/acceptedEdits.test.ts',
  'src/server/tests/{paypalGateway,providerLists,writtenTwice}.test.ts',
]

/** An isolate keeps counters for seconds, so files that test them or count statements exactly need their own. */
const ownIsolate = [
  'src/server/tests/{cost,counters,missingPaths}.worker.test.ts',
  'src/features/desk/tests/revenue.worker.test.ts',
]

export default defineConfig({
  test: {
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    reporters: ['default', `${root}tests/countReporter.ts`],
    projects: [
      {
        ...shared,
        plugins: translation(),
        test: {
          name: 'unit',
          include: ['{src,dev,scripts}/**/*.test.{ts,tsx}', 'tests/{project,agreed}/*.test.ts'],
          exclude: ['**/*.{worker,e2e}.test.ts', ...mocking],
          // A worker runs files one after another and imports shared modules once.
          isolate: false,
          ...patient,
          maxWorkers,
        },
      },
      {
        ...shared,
        plugins: translation(),
        test: { ...patient, name: 'unit-isolated', include: mocking, maxWorkers },
      },
      {
        ...workerdProject(),
        test: {
          ...workerdTest,
          name: 'worker',
          include: ['tests/worker/*.test.ts', '{src,dev}/**/*.worker.test.ts'],
          exclude: ownIsolate,
          // A runtime runs files one after another and clears its stores in between; starting one takes 3 s.
          isolate: false,
        },
      },
      { ...workerdProject(), test: { ...workerdTest, name: 'worker-isolated', include: ownIsolate } },
      {
        ...shared,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'src/**/*.e2e.test.ts'],
          globalSetup: './tests/e2e/site/serve.ts',
          setupFiles: ['./tests/e2e/site/untilServed.ts'],
          // A worker runs files one after another: no file changes the modules of another.
          isolate: false,
          ...patient,
          // Tests that pass only on retry are listed at the end of the run and count as defects.
          retry: 1,
          // All files share one server.
          maxWorkers,
        },
      },
      {
        ...shared,
        // One server; the tests change its source one after another.
        test: {
          ...patient,
          name: 'dev',
          include: ['tests/dev/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: './tests/engines/serve.ts',
          ...patient,
          retry: 1,
          // Runs in its own group, because each engine uses a full core.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
        },
      },
    ],
  },
})
