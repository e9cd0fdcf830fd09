import { existsSync, statfsSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './longestFirst.ts'

const root = new URL('..', import.meta.url).pathname

// Keeps the stores of the tests in memory where there is room: each write to a disk is waited for.
const memory = '/dev/shm'
const room = existsSync(memory) ? statfsSync(memory) : undefined
if (room && room.bavail * room.bsize > 2 ** 30) process.env.TMPDIR ??= memory

/** Files that run at once: while one waits, two others keep both cores busy. */
const maxWorkers = 3

/** Milliseconds, as many as the busiest machine needs: how long something may take is measured elsewhere. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

const shared = {
  root,
  resolve: { alias: { '~': `${root}src` } },
  define: {
    __PAYMENT_SANDBOX__: 'true',
    __TOASTER_STYLE_HASH__: '""',
    __DEV_SERVER__: 'false',
    __TRANSLATE__: 'false',
    __BUILT_AT__: JSON.stringify(new Date().toISOString()),
  },
}
const translation = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })]

/** Lets tests of the Worker wait for what an answer leaves to be done after it. */
const background: Plugin = {
  name: 'background',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'cloudflare:workers' && importer?.startsWith(`${root}src/`)
      ? `${root}tests/worker/background.ts`
      : undefined,
}

/** The runtime of the site, with its bindings. */
const inWorkerd = () => ({
  ...shared,
  plugins: [
    ...translation(),
    background,
    cloudflareTest(async () => ({
      main: './tests/worker/worker.ts',
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          MIGRATIONS: await readD1Migrations(`${root}migrations`),
          DEEPER: Number(process.env.DEEPER ?? 1),
        },
      },
    })),
  ],
  // Bundled once: file by file, these packages take seconds to load.
  optimizeDeps: {
    include: ['stripe', ...['', '/batch', '/d1', '/sqlite-core'].map((part) => `drizzle-orm${part}`)],
  },
})

const ofWorkerd = {
  ...patient,
  maxWorkers,
  setupFiles: ['./tests/worker/migrate.ts'],
}

/** These put something else in the place of a module, which no other file is to meet. */
const replacing = ['tests/unit/{brand,languages,wallet-gateway,writtenTwice}.test.{ts,tsx}']

/** What an isolate counts it keeps for seconds: a file that looks at that needs one of its own. */
const ownIsolate = ['tests/worker/{cost,counters}.test.ts']

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
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: replacing,
          // A worker reads one file after the other, and what they import once.
          isolate: false,
          ...patient,
          maxWorkers,
        },
      },
      {
        ...shared,
        plugins: translation(),
        test: { ...patient, name: 'unit-isolated', include: replacing, maxWorkers },
      },
      {
        ...inWorkerd(),
        test: {
          ...ofWorkerd,
          name: 'worker',
          include: ['tests/worker/**/*.test.{ts,tsx}'],
          exclude: ownIsolate,
          // A runtime reads one file after the other, and empties its stores between them: to start one costs 3 s.
          isolate: false,
        },
      },
      { ...inWorkerd(), test: { ...ofWorkerd, name: 'worker-isolated', include: ownIsolate } },
      {
        ...shared,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: './tests/e2e/serve.ts',
          setupFiles: ['./tests/e2e/untilServed.ts'],
          // A worker reads one file after the other: no file changes what another imports.
          isolate: false,
          ...patient,
          // A test that passes only when tried again is named at the end of the run, and is a defect.
          retry: 1,
          // One server serves all of them.
          maxWorkers,
        },
      },
      {
        ...shared,
        // One server, whose source one test after the other changes.
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
          // A group of its own, because each engine has a core of its own.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
        },
      },
    ],
  },
})
