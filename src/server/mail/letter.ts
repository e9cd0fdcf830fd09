import type { Locale } from '~/catalog/locales'

/** One of the things that a mail counts up; the text may be empty. */
export type Point = { label: string; text: string; href?: string }

/** A paragraph, a list, or what somebody wrote: marked as theirs, so that no line of it passes for ours. */
type Block = string | { points: readonly Point[] } | { quote: string }

/** A mail before it has a form. Every text but a quote is one line. */
export type Letter = {
  locale: Locale
  brand: string
  subject: string
  greeting?: string
  blocks: readonly Block[]
  /** The one button; its address stands in the plain text. */
  action?: { label: string; href: string } | undefined
  /** Label and value of what the mail is about, such as the order number. */
  facts: readonly (readonly [label: string, value: string])[]
  ask?: string
  signature?: string
}

/** The letter as plain text. */
export function letterText({ greeting, blocks, action, facts, ask, signature }: Letter): string {
  return [
    greeting,
    ...blocks.map(blockText),
    action && `${action.label}:\n${action.href}`,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ask,
    signature,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block
  if ('quote' in block)
    return quotedLines(block.quote)
      .map((line) => `> ${line}`.trimEnd())
      .join('\n')
  return block.points
    .map(({ label, text, href }) => `- ${label}${text && `: ${text}`}${href ? `\n  ${href}` : ''}`)
    .join('\n')
}

/** The lines of what somebody wrote, without marks that turn the reading direction or hide text. */
export function quotedLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trimEnd())
}
