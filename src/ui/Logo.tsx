import { site } from '~/catalog/site'

/** The sun on its line and the name, in the color of the surrounding text. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 24" width="32" height="24" fill="currentColor" aria-hidden="true">
        <path d="M6 17a10 10 0 0 1 20 0zM0 19.5h32v2H0z" />
      </svg>
      <span
        translate="no"
        className="font-display text-[min(1.4375rem,8vw)] font-700 leading-none tracking--0.02em"
      >
        {site.brand}
      </span>
    </span>
  )
}
