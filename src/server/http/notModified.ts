import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/**
 * Answers 304 when `If-None-Match` matches the response's `ETag` (RFC 9110, 13.1.2). The browser replaces its stored
 * headers with those of the 304, so the policy headers are retained.
 */
export const notModified = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy', 'speculation-rules'],
})
