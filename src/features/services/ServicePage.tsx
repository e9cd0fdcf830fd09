import { SiteNotice } from '~/sections/SiteNotice'
import './service.css'
import { useLingui } from '@lingui/react/macro'
import { showsBanner } from '~/catalog/hasBanner'
import { formatPhone } from '~/catalog/phone'
import { site } from '~/catalog/site'
import { Facts } from '~/features/services/blocks/Facts'
import { HowItWorks } from '~/features/services/blocks/HowItWorks'
import { Notes } from '~/features/services/blocks/Notes'
import { ClosingCall } from '~/sections/ClosingCall'
import { HomeBanner } from '~/sections/HomeBanner'
import { MenuHeader } from '~/ui/menu/MenuHeader'
import { BackHome } from '~/ui/shell/BackHome'
import { Footer } from '~/ui/shell/Footer'
import { ServiceBlock } from './ServiceBlock'
import { ServiceCall } from './ServiceCall'
import { ServiceHero } from './ServiceHero'
import { ServicePlans } from './ServicePlans'
import { ServiceQuestions } from './ServiceQuestions'
import { SampleEnd } from './sample/SampleEnd'
import { ServiceSample, sampleGround } from './sample/ServiceSample'
import type { ServicePageProps } from './servicePageProps'
import { stepsInBlock } from './stepsInBlock'

/** The layout of all detail pages (R-PKG-01); only their content differs. */
export function ServicePage({ edition, slug, service }: ServicePageProps) {
  const { t } = useLingui()
  const page = service[edition]
  const { email, whatsapp } = site.contact[edition]
  const { steps, story, more, closing } = page
  const back = service.back?.[edition]
  const ownSteps = !stepsInBlock(page)
  const dark = sampleGround(page.sample) === 'night'
  // Sections alternate between two backgrounds. A dark sample has its own background and does not count.
  const parts = [ownSteps && 'steps', !dark && 'sample', story && 'story', 'plans', more && 'more', 'notes']
  const alternating = parts.filter((part) => part)
  const ground = (part: string) => (alternating.indexOf(part) % 2 ? 'sand' : 'paper')
  return (
    <>
      <MenuHeader
        edition={edition}
        page="service"
        back={back && <BackHome href={back} />}
        banner={showsBanner(edition, slug)}
        above={<SiteNotice edition={edition} />}
      />
      <main id="main" className={`detail ${service.look.art === 'left' ? 'mirrored' : ''}`}>
        <ServiceHero edition={edition} slug={slug} service={service} />
        <Facts items={page.facts.map(({ id, label, value }) => ({ id, label: t(label), value: t(value) }))} />
        {ownSteps && (
          <HowItWorks
            tone={ground('steps')}
            look={service.look.steps}
            title={t(steps.title)}
            lead={t(steps.lead)}
            steps={steps.items.map(({ id, title, text }) => ({ id, title: t(title), text: t(text) }))}
          />
        )}
        <ServiceSample
          tone={ground('sample')}
          edition={edition}
          sample={page.sample}
          side={service.look.art === 'left' ? 'right' : 'left'}
        />
        {story && <ServiceBlock tone={ground('story')} edition={edition} block={story} />}
        <ServicePlans tone={ground('plans')} edition={edition} slug={slug} service={service} />
        {more && <ServiceBlock tone={ground('more')} edition={edition} block={more} />}
        <Notes
          tone={ground('notes')}
          look={service.look.steps === 'line' ? 'lead' : 'row'}
          title={t(page.notesTitle)}
          items={page.notes.map(({ id, title, text }) => ({ id, title: t(title), text: t(text) }))}
        >
          <ServiceQuestions />
        </Notes>
        <ClosingCall
          title={t(closing.title)}
          lead={t(closing.lead)}
          action={
            <>
              <ServiceCall service={service} label={closing.action} />
              {/* Printed because the footer and the links are not. */}
              <p className="hidden print:block">
                {site.brand} · {email} · {formatPhone(whatsapp)}
              </p>
            </>
          }
          last={<SampleEnd edition={edition} piece={page.sample.piece} />}
        />
      </main>
      <Footer edition={edition} />
      {showsBanner(edition, slug) && <HomeBanner edition={edition} page="service" />}
    </>
  )
}
