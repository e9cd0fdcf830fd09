/** Takes the browsers' reports on what a policy kept out. */
export const reportsPath = '/csp-reports'

/** What is run or applied; structured data is neither, and no policy asks for it. */
const inlineElement = /<(script|style)(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/\1>/g

/** Sources of the inline scripts and styles of a page, as a policy names them. */
export type PolicyHashes = { script: readonly string[]; style: readonly string[] }

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${new Uint8Array(digest).toBase64()}'`
}

type Options = {
  /** Hosts that a form may lead to besides our own. */
  formTargets?: readonly string[]
  /** Pictures that the page makes itself, such as previews of chosen photos. */
  blobImages?: boolean
  /** Hosts whose script may run. */
  scripts?: readonly string[]
  /** Hosts that may draw a frame of their own. */
  frames?: readonly string[]
  /** Hosts that a script may call, and show pictures of. */
  calls?: readonly string[]
  https: boolean
}

/** Hashes the inline scripts and styles of a page: exactly what was rendered is let in. */
export async function policyHashes(html: string): Promise<PolicyHashes> {
  const hashes = { script: new Set<string>(), style: new Set([__TOASTER_STYLE_HASH__].filter(Boolean)) }
  for (const [, element, text] of html.matchAll(inlineElement))
    if (text) hashes[element as 'script' | 'style'].add(await sha256(text))
  return { script: [...hashes.script], style: [...hashes.style] }
}

/** Writes the policy of one page: everything is forbidden, then what the page needs is let in. */
export async function contentSecurityPolicy(html: string, options: Options): Promise<string> {
  return policyFor(await policyHashes(html), options)
}

/** As `contentSecurityPolicy`, of a page whose hashes are known. */
export function policyFor(hashes: PolicyHashes, options: Options): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `script-src 'self' ${[...hashes.script, ...(options.scripts ?? [])].join(' ')}`,
    `style-src 'self' ${[...hashes.style].join(' ')}`,
    `img-src 'self' data:${options.blobImages ? ' blob:' : ''} ${(options.calls ?? []).join(' ')}`,
    "font-src 'self'",
    `connect-src 'self' ${(options.calls ?? []).join(' ')}`,
    "manifest-src 'self'",
    ...(options.frames?.length ? [`frame-src ${options.frames.join(' ')}`] : []),
    `form-action 'self' ${(options.formTargets ?? []).join(' ')}`,
    ...(options.https ? ['upgrade-insecure-requests'] : []),
    // The second for browsers that have it, the first for the others.
    `report-uri ${reportsPath}`,
    'report-to csp',
  ]
    .map((directive) => directive.trim())
    .join('; ')
}
