import { Trans } from '@lingui/react/macro'

/** A customer asks, the agent answers. */
export function HomeHeroArtChat() {
  return (
    <div className="absolute bottom-[8%] left-[4.5%] w-[34%]">
      <p className="w-fit rounded-[1.2em] rounded-bl-[.25em] bg-paper px-[1.1em] py-[.8em] shadow-float">
        <Trans>Any time free this week?</Trans>
      </p>
      <p className="ml-auto mt-[.7em] w-fit rounded-[1.2em] rounded-br-[.25em] bg-gold px-[1.1em] py-[.8em] text-night shadow-float">
        <b className="mb-[.25em] block text-[.86em] font-600">
          <Trans>AI agent</Trans>
        </b>
        <Trans>Thursday morning works. Shall I book it?</Trans>
      </p>
    </div>
  )
}
