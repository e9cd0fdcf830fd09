/** True under `npm run dev`, whose own scripts a strict CSP would block. */
declare const __DEV_SERVER__: boolean
/** True in every build but the deployed one; the payment sandbox is compiled out where it is false. */
declare const __PAYMENT_SANDBOX__: boolean
/** CSP source of the style sheet that the toast library adds by script. */
declare const __TOASTER_STYLE_HASH__: string
/** True under `npm run dev -- --translate`. */
declare const __TRANSLATE__: boolean
/** The palette of `src/ui/theme/palette.ts` as hex colors (`scripts/color.ts`). */
declare const __HEX_PALETTE__: Readonly<Record<keyof typeof import('./ui/theme/palette').palette, string>>
/** The night color as hex, which browser chrome and app launchers require. */
declare const __THEME_COLOR__: string
/** Time of this build (ISO 8601). */
declare const __BUILT_AT__: string

declare namespace Cloudflare {
  /** The variables and secrets that the configuration reads. */
  type Variables = import('./server/variables').Variables

  /** The bindings of wrangler.toml, and the variables. */
  interface Env extends Variables {
    DB: D1Database
    /** Absent in production. */
    SANDBOX_DB?: D1Database
    AI_PHOTOS: R2Bucket
    /** Absent when the Worker runs without its static assets. */
    ASSETS?: Fetcher
    PAYMENT_LIMIT: RateLimit
    PAYMENT_FORM_LIMIT: RateLimit
    SESSION_LIMIT: RateLimit
    UPLOAD_LIMIT: RateLimit
    PICTURE_LIMIT: RateLimit
    LINK_LIMIT: RateLimit
    CONTACT_LIMIT: RateLimit
    CONTACT_HARD_LIMIT: RateLimit
    MAIL: SendEmail
    /** The id of the running version, from wrangler.toml; absent in some tests. */
    VERSION?: WorkerVersionMetadata
  }
}

interface Env extends Cloudflare.Env {}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module 'virtual:desk.css'
