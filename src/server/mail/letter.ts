import type { Locale } from '~/catalog/locales'

/** A text that leads somewhere. */
type Link = { label: string; href: string }

/** A list item; its text may be empty. */
export type Point = { label: string; text: string; href?: string }

/** A picture that the mail program loads. */
type MailPicture = { src: string; alt: string }

/** The sun in the header of a mail. `low`: paid; `rim`: in production; `risen`: delivered; `set`: anything else. */
export type SunHeight = 'set' | 'low' | 'rim' | 'risen'

/** A paragraph, a list, or a quote of user input, marked so that it cannot be mistaken for our text. */
type Block = string | { points: readonly Point[] } | { quote: string }

/** A mail before rendering. Every text except a quote is a single line. */
export type Letter = {
  locale: Locale
  brand: string
  subject: string
  /** Heading, or its lines; by default the subject. */
  title?: string | readonly string[] | undefined
  sun?: SunHeight
  /** A few portraits, in a row. The plain text leaves them out. */
  pictures?: readonly MailPicture[]
  greeting?: string
  /** Until when something has to be done; directly below the heading, and what an inbox shows of the mail. */
  deadline?: string | undefined
  blocks: readonly Block[]
  /** Number of blocks before the button; by default all. */
  lead?: number | undefined
  /** The only button; the plain text contains its URL. */
  action?: Link | undefined
  /** A second place to go, as text below the button. */
  link?: Link | undefined
  /** Labels and values, such as the order number. */
  facts: readonly (readonly [label: string, value: string])[]
  signature?: string
  /** Small print at the end, such as where to ask; empty lines are left out. */
  notes?: readonly string[]
  /** On what terms, at the end of a receipt. */
  terms?: Link | undefined
}

/** The blocks after the button. */
export const restOf = (blocks: Letter['blocks'], lead = blocks.length): Letter['blocks'] => blocks.slice(lead)

/** Renders a letter as plain text. */
export function letterText({
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
}: Letter): string {
  return [
    greeting,
    deadline,
    ...blocks.slice(0, lead).map(blockText),
    action && linkText(action),
    link && linkText(link),
    ...restOf(blocks, lead).map(blockText),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    signature,
    ...notes,
    terms && linkText(terms),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const linkText = ({ label, href }: Link) => `${label}:\n${href}`

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

/** Splits user input into lines. Control and bidi characters, which could reorder or hide text, become spaces. */
export function quotedLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trimEnd())
}
