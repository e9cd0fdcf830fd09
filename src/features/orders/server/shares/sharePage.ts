import type { Context } from 'hono'
import { html } from 'hono/html'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { sceneOf } from '~/features/orders/sceneOf'
import { longDate } from '~/i18n/longDate'
import { shareTexts as t } from '~/server/pages/noticeTexts'
import { staticPage } from '~/server/pages/staticPage'
import type { Services } from '~/server/services'
import { translator } from '~/server/translate'
import { fontStacks, fonts } from '~/ui/theme/fonts'
import { palette } from '~/ui/theme/palette'
import type { OpenShare } from './openShare'
import { shareLinks } from './shareLinks'

/** The page of a share: portraits and nothing of their order. It needs no script. */
export async function sharePage(
  c: Context,
  services: Services,
  edition: EditionsWith<'thank-you'>,
  { share, portraits }: OpenShare,
): Promise<Response> {
  const i18n = translator(editions[edition].locale)
  const count = portraits.length
  const link = await shareLinks(services, { edition }, share.id)
  const tiles = portraits.map(({ id, name }, at) => {
    const scene = sceneOf(name)
    const place = at + 1
    const alt = scene ? i18n._(t.scene.id, { place, count, scene }) : i18n._(t.portrait.id, { place, count })
    const url = link(`/${id}`)
    const download = share.mayDownload
      ? html`<a href="${url}&amp;download" download>${i18n._(t.download)}<span class="hidden">: ${alt}</span></a>`
      : ''
    return html`<li><img src="${url}" alt="${alt}" loading="${at < 4 ? 'eager' : 'lazy'}"><p>${scene ?? ''}</p>${download}</li>`
  })
  const zip =
    share.mayDownload && count > 1
      ? html`<a class="all" href="${link('/portraits.zip')}" download>${i18n._(t.downloadAll.id, { count })}</a>`
      : ''
  return staticPage(c, {
    i18n,
    status: 200,
    title: i18n._(t.title.id, { count }),
    styles,
    body: html`<p>${i18n._(t.lead.id, { date: longDate(share.endsAt, i18n.locale) })}</p>${zip}<ul>${tiles}</ul><a href="${pathOf('home', edition)}">${i18n._(t.made.id, { brand: site.brand })}</a>`,
  })
}

const faces = Object.values(fonts)
  .map(
    ({ family, file, weight }) =>
      `@font-face{font-family:'${family}';src:url(/fonts/${file}.woff2) format('woff2');font-weight:${weight.min} ${weight.max};font-display:swap}`,
  )
  .join('\n')

// The portraits of a phone are in two columns.
const styles = `
${faces}
h1{font-family:${fontStacks.display}}
body{place-content:start center}
main{width:min(72rem,100vw - 40px)}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(max(9rem,min(17rem,18vw)),1fr));gap:28px 16px;margin:32px 0 0;padding:0;list-style:none}
img{display:block;width:100%;aspect-ratio:4/5;object-fit:cover;border-radius:12px;background:${palette.sand}}
li p{margin:8px 0 0;font-size:15px;font-weight:600}
li p:empty{display:none}
li a{margin:4px 0 0;font-size:15px}
.all{padding:14px 28px;border-radius:28px;background:${palette.ember};color:${palette.ink};font-weight:600;text-decoration:none}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`
