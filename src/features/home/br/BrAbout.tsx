import { Trans, useLingui } from '@lingui/react/macro'
import { founder } from '~/catalog/owner/founder'
import type { Picture } from '~/catalog/pictures'
import { site } from '~/catalog/site'
import { brAbout } from '~/features/home/content/br/about'
import { Section } from '~/ui/Section'
import { FounderCaption } from '../FounderCaption'
import { FounderPortrait } from '../FounderPortrait'
import { HomeFigures } from '../HomeFigures'

/** The company and its founder, on a dark background. */
export function BrAbout() {
  const { t } = useLingui()
  const { brand } = site
  return (
    <Section id="about" tone="dusk" labelledBy="about-title">
      <h2 id="about-title" className="text-title display-tight">
        <Trans comment="fixed by the specification">About Us</Trans>
      </h2>
      <div className="mt-8 grid items-center gap-x-8 gap-y-8 print:grid-cols-2 lg:(mt-12 grid-cols-12)">
        <img
          src={'/vignettes/company.svg' satisfies Picture}
          alt={t`Logo of ${brand}: the sun coming over the horizon`}
          width={640}
          height={480}
          loading="lazy"
          className="settle w-full rounded-card lg:(col-span-7 order-2)"
        />
        <div className="lg:(col-span-5 pr-8)">
          <h3 className="text-figure display-tight">
            <Trans comment="fixed by the specification">Our Company</Trans>
          </h3>
          <p className="mt-5 text-lead text-mist">{t(brAbout.company)}</p>
        </div>
      </div>
      <div className="settle mt-12 lg:mt-20">
        <HomeFigures edition="br" />
      </div>
      <div className="mt-16 grid items-end gap-x-8 gap-y-10 md:grid-cols-12 lg:mt-30">
        <FounderPortrait edition="br" className="settle w-44 rounded-card md:(col-span-4 w-full)" />
        <div className="md:(col-span-8 pl-4) lg:pl-10">
          <h3 className="text-sub font-600 font-display text-gold">
            <Trans comment="fixed by the specification">Our Leadership</Trans>
          </h3>
          <figure className="mt-2">
            <blockquote>
              <p className="text-title display-tight lg:text-hero">{founder.br.words}</p>
            </blockquote>
            <figcaption className="mt-6 text-note text-mist">
              <FounderCaption edition="br" />
            </figcaption>
          </figure>
          <p className="mt-8 max-w-30em border-t border-haze pt-6 text-mist">{founder.br.about}</p>
        </div>
      </div>
    </Section>
  )
}
