import { useLingui } from '@lingui/react/macro'
import { hasBanner } from '~/content/hasBanner'
import { HomeBanner } from '~/pages/home/HomeBanner'
import { ClosingCall } from '~/sections/ClosingCall'
import { Facts } from '~/sections/Facts'
import { HowItWorks } from '~/sections/HowItWorks'
import { Notes } from '~/sections/Notes'
import { Footer } from '~/ui/Footer'
import { MenuHeader } from '~/ui/menu/MenuHeader'
import { ServiceBack } from './ServiceBack'
import { ServiceBlock } from './ServiceBlock'
import { ServiceCall } from './ServiceCall'
import { ServiceHero } from './ServiceHero'
import { ServicePlans } from './ServicePlans'
import type { ServicePageProps } from './servicePageProps'
import { stepsInBlock } from './stepsInBlock'

/** The one skeleton of all detail pages (R-PKG-01); what differs between them is their content. */
export function ServicePage({ edition, slug, service }: ServicePageProps) {
  const { t } = useLingui()
  const page = service[edition]
  const { steps, story, more, closing } = page
  const back = service.back?.[edition]
  const ownSteps = !stepsInBlock(page)
  // Alternates the grounds of whichever sections a page has.
  const ground = (place: number) => (place % 2 ? 'sand' : 'paper')
  const storyAt = ownSteps ? 1 : 0
  const plansAt = story ? storyAt + 1 : storyAt
  const notesAt = more ? plansAt + 2 : plansAt + 1
  return (
    <>
      <MenuHeader edition={edition} page="service" back={back && <ServiceBack href={back} />} />
      <main id="main">
        <ServiceHero edition={edition} slug={slug} service={service} />
        <Facts
          look={service.look.art === 'left' ? 'card' : 'ruled'}
          items={page.facts.map(({ id, label, value }) => ({ id, label: t(label), value: t(value) }))}
        />
        {ownSteps && (
          <HowItWorks
            tone={ground(0)}
            look={service.look.steps}
            title={t(steps.title)}
            lead={t(steps.lead)}
            steps={steps.items.map(({ id, title, text }) => ({ id, title: t(title), text: t(text) }))}
          />
        )}
        {story && <ServiceBlock tone={ground(storyAt)} block={story} />}
        <ServicePlans tone={ground(plansAt)} edition={edition} slug={slug} service={service} />
        {more && <ServiceBlock tone={ground(plansAt + 1)} block={more} />}
        <Notes
          tone={ground(notesAt)}
          look={service.look.steps === 'line' ? 'lead' : 'row'}
          title={t(page.notesTitle)}
          items={page.notes.map(({ id, title, text }) => ({ id, title: t(title), text: t(text) }))}
        />
        <ClosingCall
          title={t(closing.title)}
          lead={t(closing.lead)}
          action={<ServiceCall service={service} label={closing.action} look="lit" />}
        />
      </main>
      <Footer edition={edition} />
      {hasBanner(edition, slug) && <HomeBanner edition={edition} page="service" />}
    </>
  )
}
