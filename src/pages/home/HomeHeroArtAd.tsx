import { Trans } from '@lingui/react/macro'

/** An ad as it stands in a feed. */
export function HomeHeroArtAd() {
  return (
    <div className="absolute bottom-0 right-[-1.5%] w-[35%] rounded-t-[1.1em] bg-paper p-[1em] pb-[1.2em] shadow-float">
      <div className="flex items-center gap-[.6em]">
        <span className="h-[2em] w-[2em] shrink-0 rounded-full bg-gold" />
        <span className="text-[.82em] text-ink-soft">
          <Trans>Sponsored</Trans>
        </span>
      </div>
      <img
        src="/vignettes/hero-ad.svg"
        alt=""
        width={164}
        height={132}
        className="mt-[.8em] w-full rounded-[.6em]"
      />
      <p className="mt-[.8em] font-600">
        <Trans>A corner of your own</Trans>
      </p>
      <p className="mt-[.9em] rounded-full bg-ember py-[.5em] text-center text-[.9em] font-600 text-night">
        <Trans>Shop now</Trans>
      </p>
    </div>
  )
}
