/**
 * Refuses requests to hosts that the page's policy forbids anyway, so that the editor's optional ones (a newer version,
 * the state of the Git host) neither fill the console nor are reported as violations.
 */
export function stayAtGitHost(gitHost: string): void {
  const fetchAnywhere = window.fetch
  window.fetch = (input, init) => {
    const { protocol, origin } = new URL(input instanceof Request ? input.url : input, location.href)
    const allowed = /^(blob|data):$/.test(protocol) || [location.origin, gitHost].includes(origin)
    return allowed ? fetchAnywhere(input, init) : Promise.reject(new TypeError('Not asked'))
  }
}
