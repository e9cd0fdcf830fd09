import { createApp } from '~/server/app'

/** The application with a renderer that stands in for the built one; pages are tested on the production build. */
export const app = createApp((request) => {
  const { pathname } = new URL(request.url)
  return new Response(`<!doctype html><title>${pathname}</title><script>start()</script>`, {
    status: pathname === '/not-found' ? 404 : 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
})

export default { fetch: app.fetch }
