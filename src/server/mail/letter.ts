import { html, raw } from 'hono/html'
import type { Locale } from '~/editions'
import { dark, light } from './colours'

/** A mail to a buyer, in its language, before it has a form. Every text is one line. */
export type Letter = {
  locale: Locale
  brand: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** The one button; its address stands in the plain text. */
  action: { label: string; href: string } | undefined
  /** Label and value of what the mail is about, such as the order number. */
  facts: readonly (readonly [label: string, value: string])[]
  ask: string
  signature: string
}

/** The letter as plain text. */
export function letterText({ greeting, paragraphs, action, facts, ask, signature }: Letter): string {
  return [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ask,
    signature,
  ].join('\n\n')
}

/**
 * The letter as HTML that mail programs understand: one column of 600 px at most, tables for its place, styles on
 * the elements because some programs drop the sheet, no picture, nothing from elsewhere. The sheet holds what only
 * dark mode changes. Every value is escaped.
 */
export function letterHtml(letter: Letter): string {
  const { locale, brand, subject, greeting, paragraphs, action, facts, ask, signature } = letter
  const paragraph = (text: string) => html`<p class="ink" style="${textStyle}">${text}</p>`
  return String(html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(darkSheet)}</style>
</head>
<body class="ground" style="margin:0;background:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden">${paragraphs[0] ?? ''}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${light.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 8px 16px;font:700 22px/1.2 ${fonts};letter-spacing:-.02em;color:${light.ink}">${brand}<span class="mark" style="color:${light.mark}">.</span></td></tr>
<tr><td class="sheet" style="padding:32px 28px;background:${light.sheet};border-radius:16px">
<h1 class="ink" style="margin:0 0 20px;font:700 26px/1.25 ${fonts};letter-spacing:-.02em;color:${light.ink}">${subject}</h1>
${[greeting, ...paragraphs].map(paragraph)}
${action ? button(action) : ''}
<table width="100%" cellpadding="0" cellspacing="0" style="margin:28px 0 24px;border-collapse:collapse">
${facts.map(
  ([label, value]) =>
    html`<tr><th scope="row" class="soft line" align="left" style="${rowStyle};font-weight:400;color:${light.soft}">${label}</th><td class="ink line" align="right" style="${rowStyle};color:${light.ink}">${value}</td></tr>`,
)}
</table>
<p class="soft" style="${softStyle}">${ask}</p>
<p class="ink" style="${textStyle};margin:0">${signature}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`)
}

const button = ({ label, href }: NonNullable<Letter['action']>) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0 0"><tr><td class="button" bgcolor="${light.button}" style="border-radius:999px;background:${light.button}"><a href="${href}" style="display:inline-block;padding:15px 28px;font:600 16px/1.2 ${fonts};color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`

const fonts = 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const textStyle = `margin:0 0 16px;font:400 16px/1.6 ${fonts};color:${light.ink}`
const softStyle = `margin:0 0 16px;font:400 14px/1.6 ${fonts};color:${light.soft}`
const rowStyle = `padding:10px 0;border-top:1px solid ${light.line};font:400 15px/1.4 ${fonts}`

const darkSheet = `@media (prefers-color-scheme:dark){
.ground{background:${dark.ground}!important}.sheet{background:${dark.sheet}!important}
.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.mark{color:${dark.mark}!important}
.line{border-color:${dark.line}!important}.button{background:${dark.button}!important}
}`
