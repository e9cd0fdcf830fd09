/**
 * Delays the first paint until the element with this id arrives. Name the element after the first view: Chromium waits
 * only for its start tag. On a slow connection a page arrives in pieces, and what is centered would move with each of
 * them. Browsers without it paint at once.
 * Source: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export const WaitFor = ({ id }: { id: string }) => <link rel="expect" href={`#${id}`} blocking="render" />
