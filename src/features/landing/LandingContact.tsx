import { Trans } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { site } from '~/catalog/site'
import { ContactFormIsland } from '~/features/contact/ContactFormIsland'
import { Section } from '~/ui/Section'

/** A contact form for visitors who would rather write than choose an edition. */
export function LandingContact({ edition }: { edition: EditionsWith<'landing'> }) {
  return (
    <div className="border-y border-haze">
      <Section tone="night" labelledBy="contact-title" className="grid gap-x-22 gap-y-10 lg:grid-cols-2">
        <div className="flex flex-col">
          <h2 id="contact-title" className="text-title display-tight">
            <Trans>Or just tell us where you want to go</Trans>
          </h2>
          <p className="mt-5 max-w-28em text-lead text-mist">
            <Trans>A few lines are enough. A person reads them and replies within 24 hours.</Trans>
          </p>
          {/* The form is not printed. */}
          <p className="mt-5 hidden print:block">{site.contact[edition].email}</p>
          <div aria-hidden="true" className="unsent mt-auto hidden border-t border-ember lg:block">
            <span className="sun sun-below ml-6! w-45!" />
          </div>
        </div>
        <div>
          <ContactFormIsland edition={edition} source="landing" tone="night" />
        </div>
      </Section>
    </div>
  )
}
