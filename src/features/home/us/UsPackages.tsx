import { Trans } from '@lingui/react/macro'
import { Section } from '~/ui/Section'
import { HomePackageCards } from '../HomePackageCards'
import { HomeQuestions } from '../HomeQuestions'
import { UsHead } from './UsHead'

export function UsPackages() {
  return (
    <Section id="packages" labelledBy="packages-title">
      <UsHead
        id="packages-title"
        title={<Trans>How fast would you like to grow?</Trans>}
        lead={
          <Trans>
            A monthly package with the people, the tools and the plan in it. You bring the business.
          </Trans>
        }
      />
      <div className="mt-6 md:mt-14 lg:mt-24">
        <HomePackageCards edition="us" />
      </div>
      <HomeQuestions edition="us" />
    </Section>
  )
}
