import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { defineConfig } from 'vite'
import { browserFunctions } from './scripts/browser-functions.ts'
import { browserWorkers } from './scripts/browser-workers.ts'
import { browsers } from './scripts/browsers.ts'
import { catalogueFiles } from './scripts/catalogues/files.ts'
import { catalogueGate } from './scripts/catalogues/gate.ts'
import { chunkOf, importsOf, requireChunks } from './scripts/chunkOf.ts'
import { colorConstants } from './scripts/color.ts'
import { deskStyles } from './scripts/desk-styles.ts'
import { devAddresses } from './scripts/dev/addresses.ts'
import { liveReload } from './scripts/dev/liveReload.ts'
import { showErrors } from './scripts/dev/showErrors.ts'
import { editorFiles } from './scripts/editor/plugin.ts'
import { hideBuildWarning } from './scripts/hide-build-warning.ts'
import { requireOwnerData } from './scripts/owner/requireOwnerData.ts'
import { paletteColors } from './scripts/palette-colors.ts'
import { preloadHelper } from './scripts/preload-helper.ts'
import { prerenderPlugin } from './scripts/prerender/plugin.ts'
import { stylePlaceholders } from './scripts/style-placeholders.ts'
import { toasterStyleHash } from './scripts/toaster-style-hash.ts'
import { translatorTools } from './scripts/translate/plugin.ts'
import { addressOfFunction } from './src/core/calls/addresses.ts'
import { theme } from './src/ui/theme/theme.ts'

await requireOwnerData()

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const stringRenderer = './node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'
// Groups shared modules into a few chunks instead of dozens.
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    // A form on a content page needs the first five groups, but not the router.
    { name: 'language', test: /node_modules\/(@lingui\/core|@messageformat)\// },
    {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@lingui\/react)\//,
    },
    chunkOf('site', [
      'core/origin',
      ...['site', 'editions', 'locales', 'products', 'addresses', 'navigation'].map(
        (name) => `catalog/${name}`,
      ),
      ...['business', 'contacts', 'links', 'settings'].map((name) => `catalog/owner/${name}`),
    ]),
    // The checkout needs them without React.
    chunkOf('calls', [
      ...['browserFunctions', 'callFunction', 'callServer', 'wireFormat'].map((name) => `core/calls/${name}`),
      ...['cleanLine', 'email'].map((name) => `core/schemas/${name}`),
    ]),
    // Heads and addresses, which only the router reads.
    chunkOf('routes', [
      ...['head', 'structuredData', 'officeData', 'socialPicture', 'openPage', 'screenCatalogues'].map(
        (name) => `i18n/${name}`,
      ),
      ...['search', 'sessionId', 'fields'].map((name) => `core/schemas/${name}`),
    ]),
    // Texts of pages without the router that their heads share.
    chunkOf(
      'contents',
      ['portraits/content/photoInstructions', 'orders/content/thankYou', 'photos/content/upload'].map(
        (name) => `features/${name}`,
      ),
    ),
    chunkOf('shell', [
      ...['Logo', 'Button', 'Icon', 'Notice', 'NewTab', 'Words', 'ErrorBoundary'].map((name) => `ui/${name}`),
      ...['Field', 'FieldFrame', 'VisuallyHidden'].map((name) => `ui/forms/${name}`),
      ...['captureFormState', 'recoverHydration', 'chunkLoadError'].map((name) => `ui/browser/${name}`),
      'ui/theme/icons',
    ]),
    // The frame of every fully hydrated page, so that its HTML lists one file instead of ten.
    chunkOf('page', [
      ...[
        'Header',
        'Footer',
        'FooterContact',
        'EditionSwitch',
        'HydrationMark',
        'Frame',
        'useCounterparts',
      ].map((name) => `ui/shell/${name}`),
      'ui/Section',
      'catalog/phone',
    ]),
    // Needed by the checkout too, which React does not hydrate.
    chunkOf('order-link', ['sections/ResendOrderLink', 'ui/bindWords', 'core/schemas/paidFragment']),
    chunkOf('prices', [
      ...['money', 'prices', 'priceRows', 'photoPlans', 'checkoutPlanKeys', 'owner/prices'].map(
        (name) => `catalog/${name}`,
      ),
      'ui/Price',
    ]),
    { name: 'router', test: /node_modules\/@tanstack\/(react-router|react-store)\// },
    // One file for the desk, so that other pages list a single name for it.
    { name: 'desk', test: /src\/(features\/desk\/|app\/routes\/desk.*tsr-split)/ },
  ],
}
const workerSplitting = {
  groups: [
    importsOf('src/app/worker.ts', 'entry'),
    // One module for the content of all detail pages, so that their number does not grow with the pages.
    {
      name: 'services',
      test: /src\/features\/services\/content\/(?!service)(samples\/)?[\w-]+(\.\w+)?\.ts$/,
    },
  ],
}
const production = process.env.CLOUDFLARE_ENV === 'production'
const devOrigin = process.env.DEV_ORIGIN

export default defineConfig(({ command }) => ({
  resolve: {
    alias: {
      '~': path('./src'),
      // Only React's string renderer: the unused stream renderer is about the same size again.
      ...(command === 'build' ? { 'react-dom/server': path(stringRenderer) } : {}),
    },
  },
  define: {
    // Production builds leave out the payment sandbox, so no key or setting can enable it there.
    __DEV_SERVER__: JSON.stringify(command === 'serve'),
    __TRANSLATE__: JSON.stringify(command === 'serve' && process.env.TRANSLATE === 'yes'),
    __PAYMENT_SANDBOX__: JSON.stringify(!production),
    __TOASTER_STYLE_HASH__: JSON.stringify(toasterStyleHash()),
    ...colorConstants,
    __BUILT_AT__: JSON.stringify(new Date().toISOString()),
  },
  build: {
    // Skips the gzip size report of about 400 files; `npm run bench` measures sizes.
    reportCompressedSize: false,
    cssTarget: Object.entries(browsers).map(([name, version]) => name + version),
    modulePreload: {
      polyfill: false,
      // The entry of every page would contain more file names than code. Pages already contain their styles, and pages
      // that hydrate at once also list their files.
      resolveDependencies: (_, files, { hostId }) => (/assets\/index-/.test(hostId) ? [] : files),
    },
  },
  environments: {
    // The Worker is uploaded as built: minified, it has a third of the bytes and isolates start faster.
    ssr: {
      // Runtime modules are imported only for their exports, so unused imports of them are removed.
      build: {
        minify: true,
        rolldownOptions: {
          // Effects run in browsers alone: here their calls are dropped, with what only they use.
          treeshake: {
            moduleSideEffects: 'no-external',
            manualPureFunctions: ['useEffect', 'useLayoutEffect'],
          },
          output: { codeSplitting: workerSplitting },
        },
      },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
  plugins: [
    hideBuildWarning(),
    preloadHelper(),
    browserWorkers(),
    browserFunctions(),
    requireChunks({ client: codeSplitting.groups, ssr: workerSplitting.groups }),
    paletteColors,
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      config(worker) {
        if (command === 'build') return
        if (devOrigin) worker.vars = { ...worker.vars, PUBLIC_ORIGIN: devOrigin }
        // In development Vite serves the modules, and the new registry would request the runtime's own modules from it.
        worker.compatibility_flags = worker.compatibility_flags.filter(
          (flag) => flag !== 'new_module_registry',
        )
      },
    }),
    catalogueGate(),
    catalogueFiles(),
    translatorTools(process.env.TRANSLATE === 'yes'),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    tanstackStart({
      srcDirectory: 'src/app',
      client: { entry: 'client/client' },
      server: { build: { inlineCss: true } },
      serverFns: {
        generateFunctionId: ({ functionName }) => addressOfFunction(functionName.replace(/_.*$/, '')),
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
    stylePlaceholders(),
    editorFiles(),
    prerenderPlugin(),
    liveReload(),
    showErrors(),
    devAddresses,
  ],
}))
