import { site } from '~/catalog/site'

/** The owner's logo, or else the sun on its line in the color of the surrounding text, and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      {site.logo ? (
        <img src={site.logo} alt="" width="32" height="24" className="h-6 w-8 object-contain" />
      ) : (
        <svg viewBox="0 0 32 24" width="32" height="24" fill="currentColor" aria-hidden="true">
          <path d="M6 17a10 10 0 0 1 20 0zM0 19.5h32v2H0z" />
        </svg>
      )}
      <span
        translate="no"
        className="font-display text-[min(1.4375rem,8vw)] font-700 leading-none tracking--0.02em"
      >
        {site.brand}
      </span>
    </span>
  )
}
