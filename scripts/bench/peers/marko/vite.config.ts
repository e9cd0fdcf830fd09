import marko from '@marko/run/vite'
import { defineConfig } from 'vite'

// Marko has no adapter for Workers; this one names an entry with a `fetch` handler.
const adapter = { name: 'workers', getEntryFile: () => new URL('src/worker.ts', import.meta.url).pathname }

export default defineConfig({
  plugins: [marko({ adapter })],
  ssr: { target: 'webworker', noExternal: true },
})
