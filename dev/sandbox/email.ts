import * as v from 'valibot'

/** An address as the providers take it: ASCII, apostrophes and all, at a domain with a dot. */
export const email = v.pipe(
  v.string(),
  v.rfcEmail('Invalid email address'),
  v.regex(/\.[a-z\d-]{2,}$/i, 'Invalid email address'),
)
