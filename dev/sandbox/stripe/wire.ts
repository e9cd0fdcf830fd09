import * as v from 'valibot'

/** Schemas of single form values, which are all strings. */

export const text = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest, `must be at most ${longest} characters`))

export const choice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `must be one of ${options.join(', ')}`)

export const integer = v.pipe(
  v.string(),
  v.check((value) => /^-?\d+$/.test(value), 'Invalid integer'),
  v.transform(Number),
  v.safeInteger('Invalid integer'),
)

export const amount = v.pipe(integer, v.minValue(0, 'This value must be greater than or equal to 0'))

export const flag = v.pipe(
  choice(['true', 'false']),
  v.transform((value) => value === 'true'),
)

/** @see https://docs.stripe.com/api/metadata */
export const metadata = v.pipe(
  v.record(text(40), text(500)),
  v.maxEntries(50, 'Metadata can have up to 50 keys'),
)

/** Accepts the braces of `{CHECKOUT_SESSION_ID}`: the URL parser escapes them, and only this check parses the value. */
export const webAddress = v.pipe(
  v.string(),
  v.check((value) => /^https?:\/\//.test(value), 'An explicit scheme (such as https) must be provided'),
  v.check((value) => URL.canParse(value), 'Not a valid URL'),
)

/** The page size of a list. */
export const pageLimit = v.optional(
  v.pipe(integer, v.minValue(1, 'must be at least 1'), v.maxValue(100, 'must be at most 100')),
  '10',
)

export const expand = v.optional(v.array(v.string()), [])
