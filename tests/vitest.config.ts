import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

const shared = {
  resolve: { alias: { '~': `${root}src` } },
  define: { __PAYMENT_SANDBOX__: 'true', __TOASTER_STYLE_HASH__: '""', __DEV_SERVER__: 'false' },
}
const translation = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })]

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        root,
        plugins: translation(),
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
      },
      {
        ...shared,
        root,
        plugins: [
          ...translation(),
          cloudflareTest(async () => ({
            main: './tests/worker/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { MIGRATIONS: await readD1Migrations(`${root}migrations`) } },
          })),
        ],
        // Bundled once: file by file, the payment package alone takes seconds to load.
        optimizeDeps: { include: ['stripe'] },
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: ['./tests/worker/migrate.ts'],
        },
      },
    ],
  },
})
