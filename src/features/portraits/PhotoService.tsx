import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { formatMoney } from '~/catalog/money'
import { photoPairs } from '~/catalog/owner/photoPairs'
import { priceOf } from '~/catalog/prices'
import { photoStats } from '~/features/portraits/content/photoService'
import { ClosingCall } from '~/sections/ClosingCall'
import { Guarantee } from '~/sections/Guarantee'
import { Hero } from '~/sections/Hero'
import { SiteNotice } from '~/sections/SiteNotice'
import { Stats } from '~/sections/Stats'
import { Badge } from '~/ui/Badge'
import { ButtonLink } from '~/ui/Button'
import { Footer } from '~/ui/shell/Footer'
import { Frame } from '~/ui/shell/Frame'
import { Header } from '~/ui/shell/Header'
import { OwnFace } from './ownFace/OwnFace'
import { PhotoServicePlans } from './PhotoServicePlans'
import { PhotoServicePromises } from './PhotoServicePromises'
import { PhotoServiceReturned } from './PhotoServiceReturned'
import { PhotoServiceSample } from './PhotoServiceSample'
import { PhotoServiceShelf } from './PhotoServiceShelf'
import { PhotoServiceSteps } from './PhotoServiceSteps'

/** Keeps short connecting words with the next word, so that the Portuguese headline breaks between phrases. */
const bindPhrases = (text: string) => text.replace(/(?<= (?:de|sem|o)) /g, '\u00a0')

export function PhotoService({ edition }: { edition: EditionsWith<'photo-service'> }) {
  const { t } = useLingui()
  const price = formatMoney(priceOf(edition, 'service', 'ai-photos', 'essential'))
  return (
    <>
      <Header edition={edition} tone="night" above={<SiteNotice edition={edition} />} />
      <main id="main">
        <Hero
          above={
            <>
              <Badge tone="night">
                {t({ message: `Starting at ${price}`, comment: 'fixed by the specification' })}
              </Badge>
              <span className="text-note text-mist">{t`AI studio portraits`}</span>
            </>
          }
          title={bindPhrases(t`Studio portraits without the studio`)}
          lead={t`Send us the photos you already have. We send back portraits that look professionally shot: in a studio, at the office, or on the other side of the world.`}
          actions={
            <>
              <ButtonLink href="#plans">
                {t({ message: 'Purchase Now', comment: 'fixed by the specification' })}
              </ButtonLink>
              <ButtonLink href="#plans" variant="on-night">
                {t({ message: 'Learn More', comment: 'fixed by the specification' })}
              </ButtonLink>
              {photoPairs.length === 0 && (
                <p className="basis-full pt-2 text-note text-mist">
                  {t`The people on this page are drawn examples, not customers.`}
                </p>
              )}
            </>
          }
          art={<PhotoServiceShelf />}
        >
          <Stats
            items={photoStats.map(({ id, value, label }) => ({ id, value: t(value), label: t(label) }))}
          />
        </Hero>
        <PhotoServiceSample edition={edition} pairs={photoPairs} />
        <OwnFace />
        <PhotoServicePromises edition={edition} />
        <PhotoServiceSteps />
        <PhotoServiceReturned />
        <PhotoServicePlans edition={edition} />
        <Guarantee
          items={[
            {
              id: 'money',
              title: t({ message: '30-day money-back guarantee', comment: 'fixed by the specification' }),
              text: t`Not happy with your portraits? Write to us within 30 days of your purchase and get your money back.`,
            },
            {
              id: 'time',
              title: t({ message: 'Under 24 hours in most cases', comment: 'fixed by the specification' }),
              text: t`Upload your photos one evening, and the email with your portraits usually arrives by the following evening.`,
            },
          ]}
        />
        <ClosingCall
          title={t`Your next portrait is already on your phone`}
          lead={t`Choose a package, upload your photos, and leave the rest to us.`}
          action={
            <>
              <ButtonLink href="#plans">{t`Choose your package`}</ButtonLink>
              <p className="mt-6 text-note text-mist">
                <a
                  href={`${editions[edition].home}#packages`}
                  className="inline-block py-1 underline underline-offset-4 hover:text-paper"
                >
                  {t`Or see our monthly marketing packages`}
                </a>
              </p>
            </>
          }
          last={
            // A finished portrait in front of the sun, as in the hero; on a phone it would be as small as a stamp.
            <Frame
              src="/people/sample-office.svg"
              alt=""
              lazy
              className="absolute bottom-0 right-[calc(var(--side)+var(--r)-4.5rem)] w-36 max-md:hidden print:hidden lg:(right-[calc(var(--side)+var(--r)-7rem)] w-56)"
            />
          }
        />
      </main>
      <Footer edition={edition} />
    </>
  )
}
