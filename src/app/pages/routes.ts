import { Hono } from 'hono'
import { reportBytes } from '~/core/schemas/limits'
import { reportsPath } from '~/server/http/contentSecurityPolicy'
import { lazyFrom } from '~/server/http/lazy'
import { limitBody } from '~/server/http/limitBody'
import { rulesPath } from './rulesPath'

const handler = lazyFrom(() => import('./files'))

/** Routes for machines: health check, CSP reports, and files such as the sitemap. */
export const siteRoutes = new Hono()
  .get('/healthz', handler('healthz'))
  .all('/healthz', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }))
  .post(reportsPath, limitBody(reportBytes), handler('cspReports'))
  .get('/sitemap.xml', handler('sitemap'))
  .get('/robots.txt', handler('robots'))
  .get(rulesPath, handler('speculationRules'))
  .get('/manifest.webmanifest', handler('manifest'))
  .get('/.well-known/security.txt', handler('securityTxt'))
