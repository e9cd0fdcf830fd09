import './heroArt.css'
import { Trans } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { Picture } from '~/catalog/pictures'
import { vignettePath } from '~/catalog/vignettes'
import { Frame } from '~/ui/shell/Frame'

const portraits: Record<EditionsWith<'home'>, Picture<'people'>> = {
  us: '/people/portrait-1.svg',
  br: '/people/portrait-3.svg',
}

/**
 * Illustrates the agency's work on the horizon in front of the sun: a report, a portrait, an ad, a chat. Decorative.
 * Everything scales with the image width. Leaves the upper left free for the headline, and is smaller in a short
 * window.
 */
export function HomeHeroArt({ edition }: { edition: EditionsWith<'home'> }) {
  return (
    <div aria-hidden="true" className="hero-art">
      <div className="hero-scene">
        <div className="sunrise sun hero-sun" />
        <div className="hero-work">
          <div className="hero-report hero-card">
            <p className="font-600">
              <Trans>New leads</Trans>
            </p>
            <p className="mt-[.2em] text-[.92em] text-mist">
              <Trans>This month</Trans>
            </p>
          </div>
          <img
            src={'/vignettes/hero-chart.svg' satisfies Picture}
            alt=""
            width={268}
            height={240}
            className="hero-chart"
          />
          <Frame src={portraits[edition]} alt="" className="hero-portrait hero-card" />
          <img src={vignettePath('hero-ad', edition)} alt="" width={200} height={272} className="hero-ad" />
          <div className="hero-chat">
            <p className="hero-card">
              <Trans>Anything open this week?</Trans>
            </p>
            <p className="hero-card">
              <b>
                <Trans>AI agent</Trans>
              </b>
              <Trans>Thursday morning is open. Book it?</Trans>
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}
