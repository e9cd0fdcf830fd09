// The folders and which way imports may go. `npm run check` enforces it (docs/architecture.md).

/** What the browser loads, from the top. A floor imports only floors below it. */
const floors = ['features', 'sections', 'ui', 'i18n', 'core', 'catalog']

/** The features that a feature may import. All others are independent of each other. */
const featureImports = {
  desk: ['orders', 'photos'],
  orders: ['photos'],
  home: ['contact'],
  landing: ['contact'],
}
const features = [
  ...['checkout', 'contact', 'desk', 'home', 'landing', 'legal', 'orders', 'photos', 'portraits', 'services'],
]

const folder = (...names) => `^src/(${names.join('|')})/`
/** The code of a feature that runs on the server. */
const featureServer = '^src/features/[^/]+/server/'
/** Server functions: the browser imports a call, the server its handler. */
const serverFunctions = '^src/features/[^/]+/functions/'

const downwards = floors.map((floor, index) => ({
  name: `${floor}-imports-down`,
  comment: `${floor}/ imports nothing of the floors above it.`,
  severity: 'error',
  from: { path: folder(floor) },
  to: { path: folder('app', ...floors.slice(0, index)) },
}))

const independent = features.map((feature) => ({
  name: `${feature}-is-independent`,
  comment: `features/${feature} imports only the features that are listed for it.`,
  severity: 'error',
  from: { path: `^src/features/${feature}/` },
  to: {
    path: '^src/features/',
    pathNot: [feature, ...(featureImports[feature] ?? [])].map((name) => `^src/features/${name}/`),
  },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Types count: a reader of one file of a circle has to read them all.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...downwards,
    ...independent,
    {
      name: 'no-loose-files',
      comment: 'A file of src/ belongs to a folder.',
      severity: 'error',
      from: {},
      to: { path: '^src/[^/]+\\.tsx?$', pathNot: '^src/env\\.d\\.ts$' },
    },
    {
      name: 'browser-code-imports-no-server-code',
      comment: 'The browser reaches the server through server functions alone.',
      severity: 'error',
      from: {
        path: [folder(...floors), '^src/app/client/'],
        pathNot: [featureServer, serverFunctions],
      },
      to: { path: ['^src/server/', featureServer, '^dev/'] },
    },
    {
      name: 'server-floor-imports-no-feature',
      comment: 'src/server/ is what features share; they register with it.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: folder('app', 'features', 'sections') },
    },
    {
      name: 'payments-know-no-orders',
      comment: 'Gateways speak to providers; orders call them.',
      severity: 'error',
      from: { path: '^src/server/(payments|db)/' },
      to: { path: '^src/server/(orders|mail|http|pages)/' },
    },
    {
      name: 'orders-know-no-http',
      severity: 'error',
      from: { path: '^src/server/(orders|mail)/' },
      to: { path: '^src/server/(http|pages)/' },
    },
    {
      name: 'services-are-created-at-the-edge',
      comment: 'HTTP handlers, server functions and cron create services; the verbs take them.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(app|server/http)/', serverFunctions, featureServer],
      },
      to: { path: '^src/server/services\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sandbox-is-independent',
      comment: 'It plays the providers, so it must not import the code that it tests.',
      severity: 'error',
      from: { path: '^dev/' },
      to: { path: '^src/' },
    },
    {
      name: 'sandbox-is-reached-through-the-gateways',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(app|server)/sandbox\\.ts$', '^src/server/(payments|mail)/'] },
      to: { path: '^dev/' },
    },
  ],
  options: {
    // The route tree is generated and names the router only to declare its type. Tests may import anything.
    exclude: { path: '^src/app/routeTree\\.gen\\.ts$|^(src|dev)/.*tests/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
}
