import type { Context } from 'hono'
import * as v from 'valibot'
import { addressAt } from '~/catalog/addresses'
import { log } from '~/core/log'

/** Maximum number of distinct violations between two log lines; further ones are counted together. */
const maxKinds = 50
/** Milliseconds between two log lines of one isolate. */
const logInterval = 60_000

/** Number of reports by violation since the last log line. */
const seen = new Map<string, number>()
let written = 0

const text = v.fallback(v.string(), '')
/** Both report formats: that of `report-uri` and that of the Reporting API. */
const report = v.union([
  v.pipe(
    v.object({
      'csp-report': v.object({
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
        'document-uri': text,
      }),
    }),
    v.transform(({ 'csp-report': body }) => ({
      directive: body['effective-directive'] || body['violated-directive'],
      blocked: body['blocked-uri'],
      page: body['document-uri'],
    })),
  ),
  v.pipe(
    v.object({
      type: v.literal('csp-violation'),
      body: v.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
    }),
    v.transform(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
    })),
  ),
])

/**
 * POST /csp-reports. Aggregates browser reports and logs them at most once a minute. Anyone can send anything here, so
 * nothing is stored, and URLs are reduced to their origin or to a page of ours.
 */
export async function cspReports(c: Context): Promise<Response> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/(csp-report|reports\+json)\b/.test(type)) return c.json({ code: 'invalid' }, 415)
  const sent = readJson(await c.req.arrayBuffer())
  const reports = (Array.isArray(sent) ? sent.slice(0, 20) : [sent]).flatMap((one) => {
    const parsed = v.safeParse(report, one)
    return parsed.success ? [parsed.output] : []
  })
  if (!reports.length) return c.json({ code: 'invalid' }, 400)
  for (const { directive, blocked, page } of reports)
    count(`${nameOf(directive)} ${originOf(blocked)} ${pageOf(page)}`)
  if (Date.now() - written >= logInterval) write()
  return c.body(null, 204)
}

/** Parses the body without `json()`, which logs a warning for these content types. */
function readJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

function count(kind: string): void {
  const key = seen.has(kind) || seen.size < maxKinds ? kind : 'others'
  seen.set(key, (seen.get(key) ?? 0) + 1)
}

function write(): void {
  const most = [...seen].toSorted(([, one], [, other]) => other - one).slice(0, 10)
  const count = [...seen.values()].reduce((sum, times) => sum + times, 0)
  log('csp_reports', { count, most: most.map(([kind, times]) => `${times} × ${kind}`) })
  seen.clear()
  written = Date.now()
}

const nameOf = (directive: string) => directive.match(/^[a-z-]{1,40}/)?.[0] ?? 'unknown'

/** Returns the origin of the blocked URL, or the keyword that browsers report instead, such as `inline`. */
function originOf(blocked: string): string {
  const url = URL.parse(blocked)
  if (url) return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 80)
  return blocked.match(/^[a-z-]{1,20}$/)?.[0] ?? 'unknown'
}

function pageOf(address: string): string {
  return addressAt(URL.parse(address)?.pathname ?? '')?.path ?? 'elsewhere'
}
