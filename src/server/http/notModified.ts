import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/**
 * Answers 304 where the sender has what an `ETag` stands for: a list of tags, weak ones and `*` among them (RFC 9110,
 * 13.1.2). For answers that carry a tag. The browser puts the headers of a 304 in the place of those that it has kept: what
 * a page may do goes along.
 */
export const notModified = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy', 'speculation-rules'],
})
