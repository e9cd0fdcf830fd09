import { html } from 'hono/html'
import * as v from 'valibot'
import { answerCertificates } from '../access/answerCertificates'
import { issueToken } from '../access/issueToken'
import { rotateKey } from '../access/keys'
import { isKeyServerDown, setKeyServer } from '../access/server'
import { sandboxKeys } from '../keys'
import type { PagesContext } from './environment'
import { showPage } from './layout'

/** The page of the simulated Cloudflare Access: its settings, and a form that issues tokens for the desk. */
export async function showAccess(c: PagesContext): Promise<Response> {
  const down = await isKeyServerDown(c.get('host').db)
  return showPage(c, {
    title: 'Access',
    narrow: true,
    body: html`<p>Without ACCESS_TEAM and ACCESS_AUDIENCE the desk is open on this machine only. With these values, it requires
a token in <code>Cf-Access-Jwt-Assertion</code>:</p>
<p><code>ACCESS_TEAM=${sandboxKeys.accessTeam}</code><br><code>ACCESS_AUDIENCE=${sandboxKeys.accessAudience}</code></p>
<form method="post" action="/__sandbox/access/token"><label>E-mail <input name="email" type="email" value="owner@example.com"></label>
<button>Issue a token</button></form>
<form method="post" action="/__sandbox/access/keys"><button name="action" value="rotate">Rotate the key</button>
<button name="action" value="${down ? 'up' : 'down'}">${down ? 'Start the key server' : 'Stop the key server'}</button></form>
<p><a href="/__sandbox/access/certs">The published keys</a></p>`,
  })
}

const seconds = v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)))
const claims = v.object({
  email: v.optional(v.string()),
  aud: v.optional(v.string()),
  iss: v.optional(v.string()),
  exp: seconds,
  nbf: seconds,
  iat: seconds,
})

/** Answers with a signed token as plain text. */
export async function createToken(c: PagesContext): Promise<Response> {
  const { email, aud, iss, exp, nbf, iat } = v.parse(claims, await c.req.parseBody())
  return c.text(await issueToken(c.get('host').db, { email, aud, iss, exp, nbf, iat }))
}

const keyForm = v.object({ action: v.picklist(['rotate', 'up', 'down']) })

export async function changeKeys(c: PagesContext): Promise<Response> {
  const { db } = c.get('host')
  const { action } = v.parse(keyForm, await c.req.parseBody())
  await (action === 'rotate' ? rotateKey(db) : setKeyServer(db, action))
  return c.redirect('/__sandbox/access', 303)
}

export const showCertificates = (c: PagesContext) => answerCertificates(c.get('host'))
