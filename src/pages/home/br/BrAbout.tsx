import { Trans, useLingui } from '@lingui/react/macro'
import { brAbout } from '~/content/home/br/about'
import { site } from '~/site'
import { Section } from '~/ui/Section'
import { HomeFigures } from '../HomeFigures'

export function BrAbout() {
  const { t } = useLingui()
  const { brand } = site
  return (
    <Section id="about" labelledBy="about-title">
      <h2 id="about-title" className="text-hero display-tight">
        <Trans comment="fixed by the specification">About Us</Trans>
      </h2>
      <div className="mt-12 grid items-center gap-x-8 gap-y-8 lg:(mt-16 grid-cols-12)">
        <div className="lg:(col-span-6 pr-10)">
          <h3 className="text-figure display-tight">
            <Trans comment="fixed by the specification">Our Company</Trans>
          </h3>
          <p className="mt-5 text-lead text-ink-soft">{t(brAbout.company)}</p>
        </div>
        <img
          src="/vignettes/company.svg"
          alt={t`Logo of ${brand}: the sun coming over the horizon`}
          width={640}
          height={480}
          loading="lazy"
          className="settle w-full rounded-card lg:col-span-6"
        />
      </div>
      <div className="settle mt-14">
        <HomeFigures ids={brAbout.numbers} />
      </div>
      <div className="mt-20 grid items-center gap-x-8 gap-y-10 md:grid-cols-12 lg:mt-30">
        <img
          src="/people/founder.svg"
          alt={t`Portrait of the founder`}
          width={400}
          height={500}
          loading="lazy"
          className="settle w-full rounded-card md:col-span-5"
        />
        <div className="md:col-span-7 lg:pl-10">
          <h3 className="text-sub font-600 font-display text-ember-deep">
            <Trans comment="fixed by the specification">Our Leadership</Trans>
          </h3>
          <figure className="mt-6">
            <blockquote>
              <p className="text-title display-tight">{t(brAbout.quote)}</p>
            </blockquote>
            <figcaption className="mt-6 text-note text-ink-soft">
              <Trans>Founder of {brand}</Trans>
            </figcaption>
          </figure>
          <p className="mt-8 max-w-30em border-t border-line pt-6 text-ink-soft">{t(brAbout.founder)}</p>
        </div>
      </div>
    </Section>
  )
}
