import { Trans, useLingui } from '@lingui/react/macro'
import { founder } from '~/catalog/owner/founder'
import { site } from '~/catalog/site'
import { usAbout } from '~/features/home/content/us/about'
import { bindWords } from '~/ui/bindWords'
import { Section } from '~/ui/Section'
import { FounderCaption } from '../FounderCaption'
import { FounderPortrait } from '../FounderPortrait'
import { HomeFigures } from '../HomeFigures'

export function UsAbout() {
  const { t } = useLingui()
  const { brand } = site
  return (
    <Section id="about" tone="evening" labelledBy="about-title">
      <div className="grid gap-x-8 gap-y-10 md:(grid-cols-12 gap-y-12) lg:grid-rows-[auto_1fr]">
        <FounderPortrait
          edition="us"
          className="settle w-56 rounded-card md:(col-span-5 w-full) print:max-w-40 lg:row-span-2"
        />
        <div className="settle md:col-span-7 lg:pl-10">
          <h2 id="about-title" className="text-sub font-600 font-display text-ember-deep">
            <Trans>About {brand}</Trans>
          </h2>
          <figure className="mt-2">
            <blockquote>
              <p className="text-title display-tight xl:(text-[4rem] leading-none)">
                {bindWords(founder.us.words)}
              </p>
            </blockquote>
            <figcaption className="mt-5 text-note text-ink-soft">
              <FounderCaption edition="us" />
            </figcaption>
          </figure>
        </div>
        <div className="grid gap-8 md:(col-span-12 grid-cols-2) lg:(col-span-7 col-start-6 self-start pl-10)">
          <div>
            <h3 className="text-body font-600">
              <Trans>The company</Trans>
            </h3>
            <p className="mt-2 text-note text-ink-soft md:text-body">{t(usAbout.company)}</p>
          </div>
          <div>
            <h3 className="text-body font-600">
              <Trans>The founder</Trans>
            </h3>
            <p className="mt-2 text-note text-ink-soft md:text-body">{founder.us.about}</p>
          </div>
        </div>
      </div>
      <div className="settle mt-12 lg:mt-22">
        <HomeFigures edition="us" />
      </div>
    </Section>
  )
}
