import { fileURLToPath } from 'node:url'
import marko from '@marko/run/vite'
import { defineConfig } from 'vite'

// Marko has no adapter for Workers; this one names an entry with a `fetch` handler.
const adapter = {
  name: 'workers',
  getEntryFile: () => fileURLToPath(new URL('src/worker.ts', import.meta.url)),
}

export default defineConfig({
  plugins: [marko({ adapter })],
  ssr: { target: 'webworker', noExternal: true },
})
