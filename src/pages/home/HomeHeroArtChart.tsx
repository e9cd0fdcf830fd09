import { Trans } from '@lingui/react/macro'

/** A report whose line climbs out over the edge of its card. */
export function HomeHeroArtChart() {
  return (
    <>
      <div className="absolute left-[43%] top-[13%] h-[45%] w-[57%] rounded-[1.1em] bg-dusk p-[1.3em] text-paper shadow-float ring-1 ring-haze">
        <p className="font-600">
          <Trans>New leads</Trans>
        </p>
        <p className="mt-[.2em] text-[.86em] text-mist">
          <Trans>This month</Trans>
        </p>
      </div>
      <svg
        viewBox="0 0 500 480"
        fill="none"
        aria-hidden="true"
        strokeLinecap="round"
        className="absolute inset-0 h-full w-full overflow-visible"
      >
        <path className="stroke-haze" d="M231 146H484M231 180H484M231 214H484M231 248H484" />
        <path
          className="stroke-gold opacity-15"
          strokeWidth="20"
          strokeLinecap="butt"
          d="M246 248V234M284 248V214M322 248V214M360 248V194M398 248V160M436 248V124M474 248V92"
        />
        <path
          className="stroke-gold"
          strokeWidth="4"
          d="M231 232C254 228 258 206 280 204S314 212 334 192 362 184 382 156 412 138 428 122 456 70 466 36"
        />
        <circle className="fill-gold opacity-25" cx="466" cy="32" r="17" />
        <circle className="fill-paper stroke-gold" strokeWidth="4" cx="466" cy="32" r="7" />
      </svg>
    </>
  )
}
