import { Hono } from 'hono'
export function createApp(renderPage: (request: Request) => Promise<Response> | Response) {
  const app = new Hono()
  app.all('*', (c) => renderPage(c.req.raw))
  return app
}
