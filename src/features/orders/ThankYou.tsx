import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { serviceHref } from '~/catalog/navigation'
import { nextSteps, thankYouLead } from '~/features/orders/content/thankYou'
import { Steps } from '~/sections/Steps'
import { ButtonLink } from '~/ui/Button'
import { bindLastWords, bindWords } from '~/ui/bindWords'
import { Section } from '~/ui/Section'
import { Footer } from '~/ui/shell/Footer'
import { Header } from '~/ui/shell/Header'
import './order.css'

export function ThankYou({ edition }: { edition: EditionsWith<'thank-you'> }) {
  const { t } = useLingui()
  const [firstLine, secondLine] = t`Thank you. Here’s what’s next.`.split(/(?<=\.) /)
  return (
    <>
      <Header edition={edition} tone="clear" />
      <main id="main">
        <section aria-labelledby="thanks" className="order-sky bg-ember-wash">
          <div className="wrap order-hero">
            <h1 id="thanks" className="display-tight">
              <span>{firstLine}</span> <span className="block">{bindLastWords(secondLine ?? '')}</span>
            </h1>
            <p className="mt-6 max-w-28em text-lead">{bindWords(t(thankYouLead[edition]))}</p>
            <div className="mt-9 flex flex-wrap gap-3">
              <ButtonLink href="/">
                {t({ message: 'Return Home', comment: 'fixed by the specification' })}
              </ButtonLink>
              <ButtonLink href={serviceHref[edition]} variant="secondary">
                {t({ message: 'Order More', comment: 'fixed by the specification' })}
              </ButtonLink>
            </div>
            <span aria-hidden="true" className="order-sun sun sunrise" />
          </div>
        </section>
        <Section labelledBy="next">
          <h2 id="next" className="pb-10 text-title display-tight md:pb-16">
            <Trans>What happens next</Trans>
          </h2>
          <Steps
            items={nextSteps(edition).map(({ id, title, text }) => ({ id, title: t(title), text: t(text) }))}
          />
        </Section>
      </main>
      <Footer edition={edition} />
    </>
  )
}
