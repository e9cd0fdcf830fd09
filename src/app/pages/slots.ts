import { joinBytes } from '~/core/joinBytes'

/**
 * Attributes of a private page that differ between two requests. Their values are data: no script contains one, so the
 * hashes of the policy stay valid.
 */
const attributes = {
  requestKey: / name="requestKey" value="([^"]*)"/d,
  wallet: / data-wallet="([^"]*)"/d,
}

/** Values of the slots, escaped; an absent one stays empty. */
export type SlotValues = Partial<Record<keyof typeof attributes, string>>

/** A page cut at its slots: `names[n]` is between `parts[n]` and `parts[n + 1]`. */
export type SlottedPage = { parts: Uint8Array<ArrayBuffer>[]; names: (keyof SlotValues)[] }

const encoder = new TextEncoder()

/** Cuts a rendered page at its slots and drops the values that it was rendered with. */
export function cutAtSlots(page: Uint8Array): SlottedPage {
  const html = new TextDecoder().decode(page)
  const found = (Object.keys(attributes) as (keyof SlotValues)[])
    .flatMap((name) => {
      const at = attributes[name].exec(html)?.indices?.[1]
      return at ? { name, start: at[0], end: at[1] } : []
    })
    .sort((a, b) => a.start - b.start)
  const starts = [0, ...found.map(({ end }) => end)]
  const ends = [...found.map(({ start }) => start), html.length]
  return {
    parts: starts.map((start, part) => encoder.encode(html.slice(start, ends[part]))),
    names: found.map(({ name }) => name),
  }
}

/** Joins a page and its values. */
export function fillSlots({ parts, names }: SlottedPage, values: SlotValues): Uint8Array<ArrayBuffer> {
  return joinBytes(
    parts.flatMap((part, at) => {
      const name = names[at]
      return name ? [part, encoder.encode(values[name] ?? '')] : [part]
    }),
  )
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Escapes the value of an attribute like React, so that a filled page equals a rendered one. */
export const escapeAttribute = (text: string) => text.replace(/[&"'<>]/g, (sign) => escapes[sign] ?? sign)
