import type { Context } from 'hono'
import { displayable } from '~/features/orders/gallery/portrait'
import { photoFile, zipFile } from '~/features/photos/server/http/photoFile'
import type { Photo } from '~/features/photos/server/photo'
import { sizePart } from '~/features/photos/server/sizes/sizePart'
import { createServices, type Services } from '~/server/services'
import { countVisit, type OpenShare, openShare } from './openShare'

const gone = (c: Context) => c.json({ code: 'gone' }, 404)

/** Opens a share by the link of one of its files. */
function open(c: Context, services: Services) {
  const { signature = '' } = c.req.query()
  const portrait = c.req.param('portrait')
  return openShare(services, { id: c.req.param('id') ?? '', signature, portrait })
}

/** Counts the first request of a download, and not those that resume it. */
function countDownload(c: Context, services: Services, opened: OpenShare): void {
  const isFirst = c.req.method === 'GET' && c.req.header('range') === undefined
  if (isFirst) countVisit(services, opened, 'downloads')
}

/**
 * GET /shared/:id/:portrait: a shared portrait to look at, of at most 1024 pixels; with `?download`, the original, if
 * the share allows it. 404 for anything else, without telling why.
 */
export async function getSharedPortrait(c: Context): Promise<Response> {
  const services = createServices()
  const isDownload = c.req.query('download') !== undefined
  const opened = await open(c, services)
  if (!opened.ok) return gone(c)
  const {
    share,
    portraits: [portrait],
  } = opened.value
  if (!portrait || (isDownload && !share.mayDownload)) return gone(c)
  if (isDownload) countDownload(c, services, opened.value)
  // With sizes but not this one, a portrait has no more pixels than that.
  const isSmall = portrait.sizes && displayable.test(portrait.type)
  const shown = sizePart(portrait, 'medium') ? 'medium' : isSmall ? 'photo' : 'preview'
  return (await photoFile(c, services, renamed(share, portrait), isDownload ? 'photo' : shown)) ?? gone(c)
}

/** GET /shared/:id/portraits.zip: the originals of all shared portraits, if the share allows it. */
export async function getSharedPortraits(c: Context): Promise<Response> {
  const services = createServices()
  const opened = await open(c, services)
  if (!opened.ok || !opened.value.share.mayDownload) return gone(c)
  const { share, portraits } = opened.value
  countDownload(c, services, opened.value)
  return zipFile(
    c,
    services,
    portraits.map((portrait) => renamed(share, portrait)),
    'portraits',
  )
}

/** Names a file after its scene or its place: what else a studio writes into names may tell of the order. */
function renamed({ portraits }: OpenShare['share'], portrait: OpenShare['portraits'][number]): Photo {
  const ending = /\.[a-z\d]{2,5}$/i.exec(portrait.name)?.[0] ?? ''
  return {
    ...portrait,
    name: `${portrait.scene ?? `portrait-${portraits.indexOf(portrait.id) + 1}`}${ending}`,
  }
}
