/** Path of the endpoint that receives the browsers' CSP violation reports. */
export const reportsPath = '/csp-reports'

/** Inline scripts and styles; structured data (`ld+json`) is not executed and needs no hash. */
const inlineElement = /<(script|style)(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/\1>/g

/** CSP hash sources of the inline scripts and styles of a page. */
export type PolicyHashes = { script: readonly string[]; style: readonly string[] }

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${new Uint8Array(digest).toBase64()}'`
}

type Options = {
  /** Hosts that forms can submit to besides our own. */
  formTargets?: readonly string[]
  /** Allows `blob:` images, such as previews of selected photos. */
  blobImages?: boolean
  /** Where workers can be loaded from; without it, as scripts. */
  workers?: string
  /** Hosts that scripts can be loaded from. */
  scripts?: readonly string[]
  /** Hosts that can be embedded in a frame. */
  frames?: readonly string[]
  /** Hosts that scripts can connect to and load images from. */
  calls?: readonly string[]
  /** Refuses all markup that script writes as text. React writes it when it creates a `script` element. */
  trustedTypes?: boolean
  https: boolean
}

/** Hashes the inline scripts and styles of a page, so that only what was rendered is allowed. */
export async function policyHashes(html: string): Promise<PolicyHashes> {
  const hashes = { script: new Set<string>(), style: new Set([__TOASTER_STYLE_HASH__].filter(Boolean)) }
  for (const [, element, text] of html.matchAll(inlineElement))
    if (text) hashes[element as 'script' | 'style'].add(await sha256(text))
  return { script: [...hashes.script], style: [...hashes.style] }
}

/** Builds the policy of one page: denies everything, then allows what the page needs. */
export async function contentSecurityPolicy(html: string, options: Options): Promise<string> {
  return policyFor(await policyHashes(html), options)
}

/** Like `contentSecurityPolicy`, for a page whose hashes are known. */
export function policyFor(hashes: PolicyHashes, options: Options): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `script-src 'self' ${[...hashes.script, ...(options.scripts ?? [])].join(' ')}`,
    ...(options.workers ? [`worker-src ${options.workers}`] : []),
    `style-src 'self' ${[...hashes.style].join(' ')}`,
    `img-src 'self' data:${options.blobImages ? ' blob:' : ''} ${(options.calls ?? []).join(' ')}`,
    "font-src 'self'",
    `connect-src 'self' ${(options.calls ?? []).join(' ')}`,
    "manifest-src 'self'",
    ...(options.frames?.length ? [`frame-src ${options.frames.join(' ')}`] : []),
    `form-action 'self' ${(options.formTargets ?? []).join(' ')}`,
    ...(options.trustedTypes ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
    ...(options.https ? ['upgrade-insecure-requests'] : []),
    // `report-to` for browsers that support it, `report-uri` for the others.
    `report-uri ${reportsPath}`,
    'report-to csp',
  ]
    .map((directive) => directive.trim())
    .join('; ')
}
