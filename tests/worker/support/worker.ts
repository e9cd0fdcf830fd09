import { createApp } from '~/app/server'

// The app imports its parts lazily; loading them all here keeps transforms out of the tests.
import.meta.glob(
  [
    '../../../src/app/pages/*.{ts,tsx}',
    '../../../src/server/{http,pages}/*.ts',
    '../../../src/features/*/server/handlers.ts',
    '../../../src/features/*/server/http/handlers.ts',
    '../../../src/app/mails.ts',
    '!**/{startHandler,renderRouter}.*',
  ],
  { eager: true },
)

/** The application with a stub renderer; pages are tested on the production build. */
export const app = createApp((request) => {
  const { pathname } = new URL(request.url)
  const language = request.headers.get('accept-language')
  return new Response(
    `<!doctype html><title data-language="${language}">${pathname}</title><script>start()</script>`,
    {
      status: pathname === '/not-found' ? 404 : 200,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    },
  )
})

export default { fetch: app.fetch }
