import { html, raw } from 'hono/html'
import { site } from '~/catalog/site'
import { bindLastWords } from '~/ui/bindWords'
import { systemFonts } from '~/ui/theme/fonts'
import { dark, light } from './colors'
import { type Letter, quotedLines, restOf, type SunHeight } from './letter'

/**
 * Renders a letter as HTML for mail clients: one 600 px column, table layout, inline styles because some clients drop
 * style sheets (only dark mode and phones need one), and no picture but the reader's own portraits: the sun is a
 * rounded cell. Escapes all values.
 */
export function letterHtml(letter: Letter): string {
  const {
    locale,
    brand,
    subject,
    title = subject,
    sun,
    pictures,
    greeting,
    deadline,
    blocks,
    lead,
    action,
    link,
    facts,
    signature,
    notes = [],
    terms,
  } = letter
  const rest = restOf(blocks, lead)
  const [preview = ''] = [deadline, ...blocks].filter((block) => typeof block === 'string')
  return String(html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(sheet)}</style>
</head>
<body class="ground" style="margin:0;background:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${light.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr>${brandCell(brand)}${sunCell(sun ?? 'set')}</tr>
<tr><td class="sheet horizon" colspan="2" style="padding:32px 28px;background:${light.sheet};border-top:2px solid ${light.ink};border-radius:0 0 16px 16px">
<h1 class="ink" style="margin:0 0 20px;font:700 26px/1.25 ${systemFonts};letter-spacing:-.02em;overflow-wrap:anywhere;color:${light.ink}">${[title].flat().map((line, index) => html`${index ? html`<br>` : ''}${bindLastWords(line, Infinity)}`)}</h1>
${pictures?.length ? pictureRow(pictures, action?.href) : ''}
${greeting ? paragraph(greeting) : ''}
${deadline ? html`<p class="ink" style="${textStyle};font-weight:600">${deadline}</p>` : ''}
${blocks.slice(0, lead).map(blockHtml)}
${action ? button(action, rest.length) : ''}
${link ? html`<p class="ink" style="${textStyle};margin:20px 0 0">${textLink(link, 'ink', light.ink)}</p>` : ''}
${rest.map(blockHtml)}
${facts.length ? factTable(facts, notes.length ? 24 : 0) : ''}
${signature ? paragraph(signature) : ''}
${[...notes, terms && textLink(terms, 'soft', light.soft)].map((line) => line && html`<p class="soft" style="${softStyle}">${line}</p>`)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`)
}

/** The logo: the sun on its line, unless the owner has another, and the name. */
const brandCell = (brand: string) =>
  html`<td valign="bottom" style="padding:0 0 18px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${
    site.logo
      ? ''
      : html`<td style="padding-right:10px"><div class="mark" style="width:20px;height:10px;margin:0 auto;border-radius:10px 10px 0 0;background:${light.mark}"></div><div class="rule" style="width:32px;height:2px;margin-top:3px;background:${light.ink}"></div></td>`
  }<td class="ink" style="font:700 22px/1.2 ${systemFonts};letter-spacing:-.02em;color:${light.ink}">${brand}</td></tr></table></td>`

/** Pixels of the sun above the horizon; its diameter is 112. */
const sunHeights: Record<SunHeight, number> = { set: 0, low: 28, rim: 11, risen: 56 }

const sunCell = (sun: SunHeight) =>
  html`<td align="right" valign="bottom" style="padding:0 28px 0 0;line-height:0">${
    sunHeights[sun]
      ? html`<div style="width:112px;height:${sunHeights[sun]}px;overflow:hidden"><div class="mark" style="width:112px;height:112px;border-radius:56px;background:${light.mark}"></div></div>`
      : ''
  }</td>`

/** Pixels between two portraits. */
const gap = 8

/** Portraits of one width, side by side on a horizon; on a phone, four are in two rows. */
const pictureRow = (pictures: NonNullable<Letter['pictures']>, href: string | undefined) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr${pictures.length === 4 ? raw(' class="four"') : ''}>${pictures.map(
    ({ src, alt }, at) =>
      html`<td class="horizon" valign="bottom" width="${Math.floor(100 / pictures.length)}%" style="padding:0 ${gap - (gap * (at + 1)) / pictures.length}px 0 ${(gap * at) / pictures.length}px;border-bottom:2px solid ${light.ink}"><a href="${href ?? src}"><img src="${src}" alt="${alt}" class="line" width="130" style="display:block;width:100%;max-width:${pictures.length === 1 ? 260 : 200}px;height:auto;box-sizing:border-box;border:1px solid ${light.line};border-bottom:0;border-radius:12px 12px 0 0"></a></td>`,
  )}</tr></table>`

const paragraph = (text: string) => html`<p class="ink" style="${textStyle}">${bindLastWords(text)}</p>`

function blockHtml(block: Letter['blocks'][number]) {
  if (typeof block === 'string') return paragraph(block)
  if ('points' in block)
    return html`<ul style="margin:0 0 20px;padding:0 0 0 20px">${block.points.map(
      ({ label, text, href }) =>
        html`<li class="ink" style="${textStyle};margin:0 0 8px"><strong>${href ? html`<a href="${href}" class="ink" style="color:${light.ink}">${label}</a>` : label}</strong>${text && html`<br>${text}`}</li>`,
    )}</ul>`
  const lines = quotedLines(block.quote).flatMap((line, index) => (index ? [html`<br>`, line] : [line]))
  return html`<blockquote dir="auto" class="ink quote" style="${textStyle};margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${light.mark};overflow-wrap:anywhere">${lines}</blockquote>`
}

const textLink = ({ label, href }: NonNullable<Letter['link']>, className: string, color: string) =>
  html`<a href="${href}" class="${className}" style="color:${color}">${label}</a>`

const button = ({ label, href }: NonNullable<Letter['action']>, following: number) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:${following ? '24px 0' : '28px 0 0'}"><tr><td class="button" bgcolor="${light.button}" style="border-radius:999px;background:${light.button}"><a href="${href}" style="display:inline-block;padding:15px 28px;font:600 16px/1.2 ${systemFonts};color:${light.onButton};text-decoration:none">${label}</a></td></tr></table>`

const factTable = (facts: Letter['facts'], below: number) =>
  html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:28px 0 ${below}px;border-collapse:collapse">
${facts.map(
  ([label, value]) =>
    html`<tr><th scope="row" class="soft line" align="left" valign="top" style="${rowStyle};padding-right:16px;width:1%;white-space:nowrap;font-weight:400;color:${light.soft}">${label}</th><td class="ink line" align="right" style="${rowStyle};overflow-wrap:anywhere;color:${light.ink}">${value}</td></tr>`,
)}
</table>`

const textStyle = `margin:0 0 16px;font:400 16px/1.6 ${systemFonts};color:${light.ink}`
const softStyle = `margin:8px 0 0;font:400 14px/1.6 ${systemFonts};color:${light.soft}`
const rowStyle = `padding:10px 0;border-top:1px solid ${light.line};font:400 15px/1.4 ${systemFonts}`

/** What inline styles cannot say: dark mode and phones. */
const sheet = `@media (prefers-color-scheme:dark){
.ground{background:${dark.ground}!important}.sheet{background:${dark.sheet}!important}
.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.rule{background:${dark.ink}!important}
.horizon{border-color:${dark.ink}!important}
.line{border-color:${dark.line}!important}.button{background:${dark.button}!important}
}
@media (max-width:480px){
h1{font-size:22px!important}
.four td{display:inline-block;width:50%!important;margin-top:8px;box-sizing:border-box}
.four td:nth-child(odd){padding:0 4px 0 0!important}.four td:nth-child(even){padding:0 0 0 4px!important}
}`
