import { env } from 'cloudflare:workers'
import type { Context } from 'hono'
import { editorFolder } from '~/features/desk/editorPage'
import { deskActor } from '../actor'

/** A name that changes with its content. */
const hashed = /-[\w-]{8}\.\w+$/

/**
 * GET /desk/site/<file>: a script, font or translation of the editor, from the static files that the build has put
 * there and that only the Worker can read (`run_worker_first` in wrangler.toml).
 */
export async function getEditorFile(c: Context): Promise<Response> {
  deskActor()
  const name = c.req.param('file') ?? ''
  const condition = c.req.header('if-none-match')
  const file = await env.ASSETS?.fetch(
    new URL(`/${editorFolder}/${name}`, c.req.url),
    condition ? { headers: { 'If-None-Match': condition } } : {},
  )
  if (!file || (!file.ok && file.status !== 304)) return c.json({ code: 'not_found' }, 404)
  const answer = new Response(file.body, file)
  // Private: a shared cache would answer those whom the access check refuses.
  answer.headers.set(
    'Cache-Control',
    hashed.test(name) ? 'private, max-age=31536000, immutable' : 'private, no-cache',
  )
  return answer
}
