import type { EditionsWith } from '~/addresses'
import { Frame } from '~/ui/Frame'
import { HomeHeroArtAd } from './HomeHeroArtAd'
import { HomeHeroArtChart } from './HomeHeroArtChart'
import { HomeHeroArtChat } from './HomeHeroArtChat'

const portraits: Record<EditionsWith<'home'>, string> = {
  us: '/people/portrait-1.svg',
  br: '/people/portrait-3.svg',
}

/**
 * Draws the agency's work on the horizon in front of the sun: a report, a portrait, a chat, an ad. Decoration. Sizes
 * everything by the picture's width, so that it looks the same at any width. Leaves the upper left open for the
 * headline, and is smaller in a low window.
 */
export function HomeHeroArt({ edition }: { edition: EditionsWith<'home'> }) {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto w-full max-w-150 [container-type:inline-size] lg:(mx-0 ml-[-10%] w-[114%] max-w-none) xl:(ml-[-16%] w-[min(132%,max(26rem,104svh-16rem))])"
    >
      <div className="relative aspect-[100/96] text-[max(10px,2.5cqw)] leading-tight text-ink">
        <div className="absolute inset-x-[-20%] inset-y-0 overflow-hidden">
          <div className="sunrise absolute bottom-[-11%] left-[29%] aspect-square w-[65%]">
            <div className="absolute inset-[-4.5%] rounded-full border border-gold opacity-50" />
            <div className="h-full rounded-full bg-ember" />
          </div>
        </div>
        <HomeHeroArtChart />
        <Frame
          src={portraits[edition]}
          alt=""
          className="absolute bottom-0 left-[25%] w-[43%] shadow-float"
        />
        <HomeHeroArtAd />
        <HomeHeroArtChat />
      </div>
    </div>
  )
}
