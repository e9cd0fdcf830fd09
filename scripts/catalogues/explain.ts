/** Descriptions of placeholders by name, as they appear in the comments for translators. */
const placeholders: Record<string, string> = {
  arrived: 'a number of photos',
  attempts: 'how often it was tried',
  bonus: 'a number of photos',
  brand: 'the name of the agency',
  count: 'a number',
  date: 'a date, written out',
  disputes: 'a number of disputes',
  refunds: 'a number of refunds',
  earlier: 'a number of portraits',
  email: 'an e-mail address',
  failures: 'how often it failed',
  from: 'a number, such as 2',
  last: 'a number: how many there are',
  leftOut: 'a number of files',
  list: 'a list, written out',
  messages: 'a number of messages',
  marked: 'a number of portraits',
  minutes: 'a number of minutes',
  monthly: 'an amount such as $129',
  most: 'an amount such as $129',
  name: 'a name: of a person or a file',
  number: 'the number of an order',
  once: 'an amount such as $129',
  percent: 'a number, such as 15',
  photos: 'a number of photos',
  photosPerOrder: 'a number of photos',
  place: 'a number: which one of several',
  portraits: 'a number of portraits',
  position: 'a number: which one of several',
  price: 'an amount such as $129',
  prices: 'amounts, listed',
  production: 'a number of orders',
  review: 'a number of payments',
  scenes: 'a number of scenes',
  size: 'a number of power-ups',
  start: 'a number of orders',
  sum: 'an amount such as $129',
  unsent: 'a number of files',
}

/** Descriptions of unnamed placeholders, by the expression in the source. */
const computed: readonly [RegExp, string][] = [
  [/money/i, placeholders.price as string],
  [/day|moment|date/i, placeholders.date as string],
  [/\.name$/, placeholders.name as string],
  [/\.(length|made)$|photos|portraits|unsent|count/i, placeholders.count as string],
]

/** Where a single word is used, by the name of its property or attribute in the source. */
const usages: Record<string, string> = {
  'aria-label': 'Said by screen readers, not shown',
  action: 'A button',
  alt: 'Says what a picture shows',
  heading: 'A heading',
  label: 'Stands beside or under a value',
  message: 'Stands beside or under a value',
  name: 'A name',
  summary: 'Stands under a name',
  text: 'A short text of its own',
  title: 'A heading',
  value: 'A figure or a value, with a label of its own',
}

/** Where a single word is used in markup, by the last element opened before it. */
const elements: readonly [RegExp, string][] = [
  [/^(a|nav|ActionLink|BackLabel|BackLink)$/, 'A link'],
  [/^(button|Button|ButtonLink)$/, 'A button'],
  [/^(h\d|caption|legend|SectionHead)$/, 'A heading'],
  [/^(dt|th|label|Field|Fact)$/, 'Stands beside or under a value'],
  [/^Hidden$/, 'Said by screen readers, not shown'],
]

type Text = {
  message: string
  values: Record<string, string>
  /** The source up to the end of the line on which the text begins. */
  before: string
}

/**
 * Writes a translator comment for a text that has none in the source: describes its placeholders and tags and, for a
 * single word, where it is used.
 * @param values source expressions of the unnamed placeholders, by index
 * @returns the comment; nothing when the text needs none or one of its placeholders is unknown
 */
export function explain({ message, values, before }: Text): string | undefined {
  const names = [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))]
  const described = names.map((name) => [
    name,
    placeholders[name] ?? computed.find(([pattern]) => pattern.test(values[name] ?? ''))?.[1],
  ])
  if (described.some(([, what]) => !what)) return undefined
  const parts = described.map(([name, what]) => `{${name}} is ${what}`)
  if (/\{\w+, plural/.test(message)) parts.push('# is that number, and each form stays')
  if (/<(\w+)>/.test(message)) parts.push('what stands between two tags is marked or linked, in your words')
  if (/<\w+\/>/.test(message)) parts.push('<0/> begins a new line')
  if (parts.length === 0 && !/\s/.test(message)) parts.push(usageOf(before))
  const remark = parts.join('; ')
  return remark && remark[0]?.toUpperCase() + remark.slice(1)
}

function usageOf(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const name = line.match(/([\w-]+)(?::|=\{?)\s*(?:t|msg)\b[^:=]*$/)?.[1] ?? ''
  const opened = [...before.slice(-400).matchAll(/<(?!Trans)([A-Za-z]\w*)/g)].at(-1)?.[1] ?? ''
  return usages[name] ?? elements.find(([pattern]) => pattern.test(opened))?.[1] ?? 'A word of its own'
}
