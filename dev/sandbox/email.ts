import * as v from 'valibot'

/** An email address as the providers accept it: ASCII, apostrophes included, at a domain with a dot. */
export const email = v.pipe(
  v.string(),
  v.rfcEmail('Invalid email address'),
  v.regex(/\.[a-z\d-]{2,}$/i, 'Invalid email address'),
)
