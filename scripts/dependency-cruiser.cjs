// The rooms of the house and which way they may look. `npm run check` holds it (docs/architecture.md).

/** What every room may know: the owner's values, the lists, the table of addresses. */
const ground = 'addresses|desk|editions|locales|lostFile|origin|products|readerEdition|reloadOnce|site'
/** The rooms of the browser, from the top. Each may look at what is below it. */
const rooms = ['routes', 'pages', 'sections', 'ui', 'i18n', 'content']
const domain = 'orders|photos|contacts|mail|desk'

/** Folders of `src/`, or files of `src/` itself, as one pattern. */
const inside = (...names) => `^src/(${names.join('|')})(/|\\.tsx?$)`

const downwards = rooms.map((room, index) => ({
  name: `${room}-look-down`,
  comment: `${room}/ imports nothing of the rooms above it.`,
  severity: 'error',
  from: { path: inside(room) },
  to: { path: inside('client', 'hydrate', 'router', 'start', 'worker', ...rooms.slice(0, index)) },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Types count: who reads one file of a circle has to read them all.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...downwards,
    {
      name: 'ground-knows-nobody',
      severity: 'error',
      from: { path: inside(ground) },
      to: { path: '^src/', pathNot: inside(ground) },
    },
    {
      name: 'contracts-are-contracts',
      comment: 'schemas/ is shared by browser and server: it knows neither.',
      severity: 'error',
      from: { path: inside('schemas') },
      to: { path: '^src/', pathNot: inside(ground, 'schemas', 'content') },
    },
    {
      name: 'content-is-data',
      comment: 'No JSX, no component, no function of the server in content/.',
      severity: 'error',
      from: { path: inside('content') },
      to: {
        path: ['^src/content/.*\\.tsx$', '^node_modules/(react|react-dom|@lingui/react)/', '^src/functions/'],
      },
    },
    {
      name: 'server-stays-behind-the-fence',
      comment: 'The browser reaches the server through functions/ alone.',
      severity: 'error',
      from: { path: inside('client', 'hydrate', 'router', ground, 'schemas', ...rooms) },
      to: { path: inside('server', 'sandbox') },
    },
    {
      name: 'functions-call-the-domain',
      comment: 'A server function is a schema and one call.',
      severity: 'error',
      from: { path: inside('functions') },
      to: { path: inside('sandbox', 'client', 'hydrate', 'router', ...rooms) },
    },
    {
      name: 'services-are-made-at-the-door',
      comment: 'functions/, server/http/ and cron create services; the verbs of the domain take them.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/functions/', '^src/server/(http/|cron\\.ts)'] },
      to: { path: '^src/server/services\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-knows-no-http',
      severity: 'error',
      from: { path: `^src/server/(${domain})/` },
      to: {
        path: [
          '^src/server/(http/|app\\.ts|cron\\.ts)',
          '^src/sandbox/',
          inside('routes', 'pages', 'sections', 'ui', 'functions'),
        ],
      },
    },
    {
      name: 'gateways-know-no-domain',
      severity: 'error',
      from: { path: '^src/server/(gateways|db)/' },
      to: {
        path: [
          `^src/server/(${domain}|http)/`,
          '^src/server/(app|cron)\\.ts',
          inside('routes', 'pages', 'sections', 'ui', 'functions'),
        ],
      },
    },
    {
      name: 'sandbox-stands-alone',
      comment: 'It plays the providers, so it must know nothing of what it is a test of.',
      severity: 'error',
      from: { path: '^src/sandbox/' },
      to: { path: '^src/', pathNot: '^src/sandbox/' },
    },
    {
      name: 'sandbox-is-reached-by-the-gateways',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/sandbox/', '^src/server/(app\\.ts|gateways/)'] },
      to: { path: '^src/sandbox/' },
    },
  ],
  options: {
    // Generated; it names the router only to declare its type.
    exclude: { path: '^src/routeTree\\.gen\\.ts$' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
}
