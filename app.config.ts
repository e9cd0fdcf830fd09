import { cloudflare } from '@cloudflare/vite-plugin'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'
import { browsers } from './scripts/browsers.ts'
import { catalogueFiles } from './scripts/catalogues/files.ts'
import { catalogueGate } from './scripts/catalogues/gate.ts'
import { deskStyles } from './scripts/desk-styles.ts'
import { devAddresses } from './scripts/dev/addresses.ts'
import { liveReload } from './scripts/dev/liveReload.ts'
import { showErrors } from './scripts/dev/showErrors.ts'
import { knownBuild } from './scripts/known-build.ts'
import { paletteColours } from './scripts/palette-colours.ts'
import { preloadHelper } from './scripts/preload-helper.ts'
import { prerendering } from './scripts/prerender/plugin.ts'
import { styleMarks } from './scripts/style-marks.ts'
import { toasterStyleHash } from './scripts/toaster-style-hash.ts'
import { translating } from './scripts/translate/plugin.ts'
import { functionNames } from './src/core/calls/addresses.ts'
import { theme } from './src/ui/theme/theme.ts'

const path = (file: string) => new URL(file, import.meta.url).pathname
const stringRenderer = './node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'
// What pages share is a few files and not dozens.
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    // What a form of a content page needs is the first four, and not the router.
    { name: 'language', test: /node_modules\/(@lingui\/core|@messageformat)\// },
    {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@lingui\/react)\//,
    },
    { name: 'site', test: /src\/(core\/origin|catalog\/(site|editions|locales|products|addresses|navigation))\.ts$/ },
    {
      name: 'shell',
      test: /src\/(i18n\/(head|structuredData|officeData|socialPicture)|core\/schemas\/(search|sessionId|cleanLine|email)|ui\/(Logo|Button|Icon|theme\/icons|Notice|forms\/(Field|FieldFrame|Hidden)|NewTab|Words|Area|browser\/carryOver)|ui\/browser\/(recoverHydration|chunkLoadError))\.tsx?$/,
    },
    // Around every page that React serves whole. One name in its HTML, and not ten.
    {
      name: 'page',
      test: /src\/(ui\/(shell\/(Header|Footer|FooterContact|EditionSwitch|HydrationMark|Frame|useCounterparts)|Section|Price|bindWords)|sections\/LostLink|catalog\/(phone|photoPlans)|core\/schemas\/(fields|paidMark))\.tsx?$/,
    },
    { name: 'prices', test: /src\/catalog\/(money|prices)\.ts$/ },
    { name: 'router', test: /node_modules\/@tanstack\/(react-router|react-store)\// },
    // One file, so that what every page knows of the desk is one name.
    { name: 'desk', test: /src\/(features\/desk\/|app\/routes\/desk.*tsr-split)/ },
  ],
}
// Each module costs every isolate its place in a list: what is said on the detail pages is one, however many there are.
const workerSplitting = {
  groups: [
    // Apart, because the entry needs it.
    { name: 'addresses', test: /src\/catalog\/addresses\.ts$/, priority: 1 },
    { name: 'services', test: /src\/features\/services\/content\/(samples\/)?[\w-]+(\.\w+)?\.ts$/ },
  ],
}
const production = process.env.CLOUDFLARE_ENV === 'production'
const devOrigin = process.env.DEV_ORIGIN

export default defineConfig(({ command }) => ({
  resolve: {
    alias: {
      '~': path('./src'),
      // React's renderer to a string alone: the one to a stream, which nothing here uses, weighs as much again.
      ...(command === 'build' ? { 'react-dom/server': path(stringRenderer) } : {}),
    },
  },
  define: {
    // The sandbox is compiled out of what is deployed, so no key or setting can wake it there.
    __DEV_SERVER__: JSON.stringify(command === 'serve'),
    __TRANSLATE__: JSON.stringify(command === 'serve' && process.env.TRANSLATE === 'yes'),
    __PAYMENT_SANDBOX__: JSON.stringify(!production),
    __TOASTER_STYLE_HASH__: JSON.stringify(toasterStyleHash()),
    __BUILT_AT__: JSON.stringify(new Date().toISOString()),
  },
  build: {
    // A gzip of some four hundred files, which nobody who starts the site reads; `bench` weighs them.
    reportCompressedSize: false,
    cssTarget: Object.entries(browsers).map(([name, version]) => name + version),
    modulePreload: {
      polyfill: false,
      // The entry of every page would carry more names of files than code. The page itself brings its styles, and
      // where script takes over at once, it names the files too.
      resolveDependencies: (_, files, { hostId }) => (/assets\/index-/.test(hostId) ? [] : files),
    },
  },
  environments: {
    // The Worker is uploaded as it is built: a third of the bytes, and a faster start of each isolate.
    ssr: {
      // What the runtime brings is imported for what it exports: where nothing of it is left, it is not woken.
      build: {
        minify: true,
        rolldownOptions: {
          treeshake: { moduleSideEffects: 'no-external' },
          output: { codeSplitting: workerSplitting },
        },
      },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
  plugins: [
    knownBuild(),
    preloadHelper,
    paletteColours,
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      config(worker) {
        if (command === 'build') return
        if (devOrigin) worker.vars = { ...worker.vars, PUBLIC_ORIGIN: devOrigin }
        // Vite compiles modules itself, and the runtime's registry would ask it for those of the runtime.
        worker.compatibility_flags = worker.compatibility_flags.filter(
          (flag) => flag !== 'new_module_registry',
        )
      },
    }),
    catalogueGate(),
    catalogueFiles(),
    translating(process.env.TRANSLATE === 'yes'),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    tanstackStart({
      srcDirectory: 'src/app',
      client: { entry: 'client/client' },
      server: { build: { inlineCss: true } },
      serverFns: {
        generateFunctionId: ({ functionName }) => functionNames[functionName.replace(/_.*$/, '')],
      },
      importProtection: {
        behavior: 'error',
        include: ['src/**', 'dev/**'],
        client: { files: ['**/src/server/**', '**/src/features/*/server/**', '**/dev/sandbox/**'] },
      },
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    UnoCSS({ ...theme }),
    deskStyles,
    styleMarks,
    prerendering(),
    liveReload(),
    showErrors(),
    devAddresses,
  ],
}))
