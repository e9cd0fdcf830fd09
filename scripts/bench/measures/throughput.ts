import { logsRequest, serveBare } from '../bare.ts'
import { serveBuilt } from '../built.ts'
import { type Bench, ratios } from '../line.ts'
import { load } from '../load.ts'
import { inRounds } from '../rounds.ts'

/** Private pages that the build renders, filled for each request. */
const privatePaths = ['/payment', '/payment-br', '/upload', '/thank-you']

/** Throughput of `/us`, warm, compared with Workers that answer with the same bytes or a file and log like the site. */
export async function* throughput({ defer }: Bench) {
  const site = await serveBuilt()
  defer(site.stop)
  const answer = await fetch(`${site.origin}/us`)
  const page = await answer.bytes()
  const { 'x-request-id': _, date: __, ...headers } = Object.fromEntries(answer.headers)
  const bytes = await serveBare(workerScript('new Response(page, { headers })', headers), page)
  defer(bytes.stop)
  const file = await serveBare(
    workerScript(
      `new Response((await env.ASSETS.fetch('http://files/page.bin')).body, { headers })`,
      headers,
    ),
    page,
    'page',
  )
  defer(file.stop)

  const loadOf = (served: typeof site, path: string) => () => load(served, path, 3)
  const seen: Record<string, Awaited<ReturnType<typeof load>>[]> = await inRounds(
    5,
    {
      ours: loadOf(site, '/us'),
      bytes: loadOf(bytes, '/us'),
      file: loadOf(file, '/us'),
      ...Object.fromEntries(privatePaths.map((path) => [path, loadOf(site, path)])),
    },
    1,
  )
  const cpu = (name: string) => seen[name]?.map((some) => some.cpu) ?? []
  const rate = (name: string) => seen[name]?.map((some) => some.rate) ?? []
  const goal = { atLeast: 0.85 }
  const shared = { digits: 2 }
  yield {
    what: '/us, requests a processor second against the same bytes',
    rounds: ratios(cpu('bytes'), cpu('ours')),
    goal,
    ...shared,
  }
  yield {
    what: '/us, requests a second against the same bytes',
    rounds: ratios(rate('ours'), rate('bytes')),
    goal,
    ...shared,
  }
  yield {
    what: '/us, requests a processor second against a file',
    rounds: ratios(cpu('file'), cpu('ours')),
    ...shared,
  }
  yield { what: '/us, processor time of a request', rounds: cpu('ours'), unit: 'ms', digits: 3 }
  for (const path of privatePaths)
    yield {
      what: `${path}, processor time of a request against /us`,
      rounds: ratios(cpu(path), cpu('ours')),
      goal: { atMost: 1.3 },
      ...shared,
    }
}

const workerScript = (response: string, headers: Record<string, string>) => `import page from './page.bin'
${logsRequest}
const headers = ${JSON.stringify(headers)}
export default {
  async fetch(request, env) {
    const started = Date.now()
    return log(request, ${response}, started)
  },
}`
