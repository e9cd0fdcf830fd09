import { fetch as route } from '@marko/run/router'

export default {
  fetch: async (request: Request) => (await route(request, {})) ?? new Response('', { status: 404 }),
}
