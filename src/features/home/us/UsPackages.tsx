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
        title={<Trans>How fast do you want to grow?</Trans>}
        lead={
          <Trans>A monthly package with people, tools, and a plan built in. You bring the business.</Trans>
        }
      />
      <div className="mt-6 md:mt-14 lg:mt-24">
        <HomePackageCards edition="us" />
      </div>
      <HomeQuestions edition="us" />
    </Section>
  )
}
