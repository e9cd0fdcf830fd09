import { Trans } from '@lingui/react/macro'
import { Section } from '~/ui/Section'
import { HomePackageCards } from '../HomePackageCards'
import { HomeQuestions } from '../HomeQuestions'

export function BrPackages() {
  return (
    <Section id="packages" labelledBy="packages-title">
      <h2 id="packages-title" className="max-w-13em text-title display-tight">
        <Trans comment="Portuguese edition; title of the packages">
          How far do you want to go this year?
        </Trans>
      </h2>
      <p className="mt-5 max-w-36em text-balance text-lead text-ink-soft">
        <Trans comment="Portuguese edition">
          Start where it makes sense today and change packages as the business grows.
        </Trans>
      </p>
      <div className="mt-6 md:mt-14 lg:mt-22">
        <HomePackageCards edition="br" />
      </div>
      <HomeQuestions edition="br" />
    </Section>
  )
}
