import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { origin, send } from '~tests/worker/support/buyer'
import { logLines } from '~tests/worker/support/logLines'

describe('CSP reports', () => {
  const reportTo = (body: unknown, type = 'application/csp-report') =>
    send('/csp-reports', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } })
  const classic = (blocked: string, page = `${origin}/upload?session_id=cs_test_secret`) => ({
    'csp-report': {
      'document-uri': page,
      'blocked-uri': blocked,
      'effective-directive': 'script-src-elem',
    },
  })

  it('every page has the reporting endpoint', async () => {
    for (const path of ['/us', '/payment', '/upload?session_id=cs_1', '/nowhere']) {
      const { headers } = await send(path)
      expect(headers.get('content-security-policy')).toMatch(/; report-uri \/csp-reports; report-to csp$/)
      expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"')
    }
  })

  it('both formats are merged into one log line, without queries and sessions', async () => {
    const modern = {
      type: 'csp-violation',
      body: {
        documentURL: `${origin}/payment?plan=pro&session_id=cs_test_secret`,
        blockedURL: 'https://evil.example/x.js?cs_test_secret',
        effectiveDirective: 'script-src-elem',
      },
    }
    const { lines, text } = await logLines(async () => {
      expect(
        (await reportTo([modern, modern, { type: 'deprecation' }], 'application/reports+json')).status,
      ).toBe(204)
      for (const blocked of ['inline', 'https://evil.example/secret', 'data:cs_test_secret'])
        expect((await reportTo(classic(blocked))).status).toBe(204)
    })
    const reports = lines.filter(({ event }) => event === 'csp_reports')
    expect(reports).toMatchObject([{ count: 2, most: ['2 × script-src-elem https://evil.example /payment'] }])
    expect(text).not.toMatch(/cs_test_secret|session_id|x\.js/)
  })

  describe('a flood of reports from other sites', () => {
    const minute = 60_000
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })
    const reportFrom = (site: number) =>
      reportTo(classic(`https://e${site}.example/`, 'https://elsewhere.example/'))
    /** Moves past the last line and sends one report, which logs everything since. */
    const nextLine = async () => {
      vi.setSystemTime(Date.now() + minute)
      const { lines } = await logLines(() => reportFrom(0))
      return lines.filter(({ event }) => event === 'csp_reports')
    }

    it('is one line a minute, with the ten most frequent of at most fifty kinds', async () => {
      await nextLine()
      const { lines } = await logLines(async () => {
        for (let site = 1; site <= 300; site++) expect((await reportFrom(site)).status).toBe(204)
        for (let times = 0; times < 2; times++) await reportFrom(50)
      })
      expect(lines.filter(({ event }) => event === 'csp_reports')).toEqual([])
      const kind = (site: number) => `script-src-elem https://e${site}.example /`
      expect(await nextLine()).toMatchObject([
        {
          count: 303,
          most: [
            '251 × others',
            `3 × ${kind(50)}`,
            ...[1, 2, 3, 4, 5, 6, 7, 8].map((site) => `1 × ${kind(site)}`),
          ],
        },
      ])
    })
  })

  it('invalid and oversized reports are rejected', async () => {
    expect((await reportTo({}, 'text/plain')).status).toBe(415)
    for (const body of [null, 5, 'x', [], {}, { 'csp-report': 5 }])
      expect((await reportTo(body)).status).toBe(400)
    expect((await reportTo('x'.repeat(20_000))).status).toBe(413)
  })
})
