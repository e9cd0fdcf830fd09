import { Trans } from '@lingui/react/macro'
import { Section } from '~/ui/Section'
import { HomePackageCards } from '../HomePackageCards'
import { HomeQuestions } from '../HomeQuestions'

export function UsPackages() {
  return (
    <Section id="packages" labelledBy="packages-title">
      <div className="items-end justify-between gap-8 lg:flex">
        <h2 id="packages-title" className="max-w-11em text-title display-tight">
          <Trans>How fast would you like to grow?</Trans>
        </h2>
        <p className="mt-4 max-w-25em text-balance text-lead text-ink-soft lg:mt-0">
          <Trans>
            A monthly package with the people, the tools and the plan in it. You bring the business.
          </Trans>
        </p>
      </div>
      <div className="mt-6 md:mt-14 lg:mt-24">
        <HomePackageCards edition="us" />
      </div>
      <HomeQuestions edition="us" />
    </Section>
  )
}
