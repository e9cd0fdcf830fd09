import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { priceText } from '~/catalog/money'
import { serviceFigures } from '~/catalog/owner/serviceFigures'
import { priceOf } from '~/catalog/prices'
import { vignettePath } from '~/catalog/vignettes'
import { Hero } from '~/sections/Hero'
import { Stats } from '~/sections/Stats'
import { Badge } from '~/ui/Badge'
import { ButtonLink } from '~/ui/Button'
import { bindWords } from '~/ui/bindWords'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { ServiceCall } from './ServiceCall'
import type { ServicePageProps } from './servicePageProps'

/** Default target of the second button (R-PKG-03). */
const contactHref: Record<EditionsWith<'home'>, string> = {
  us: `${editions.us.home}#contact`,
  br: `${editions.br.home}#contato`,
}

export function ServiceHero({ edition, slug, service }: ServicePageProps) {
  const { t, i18n } = useLingui()
  const { name, title, lead, action, secondary, sample } = service[edition]
  const { art, closeUp } = service.look
  const price = priceText(i18n, priceOf(edition, 'page', slug))
  return (
    <Hero
      underHeader
      side={art}
      above={
        <>
          <span className="font-600 font-display">{t(name)}</span>
          <Badge tone="night">
            {t({ message: `Starting at ${price}`, comment: 'fixed by the specification' })}
          </Badge>
        </>
      }
      title={<Headline text={bindWords(t(title), 13)} />}
      lead={bindWords(t(lead))}
      actions={
        <>
          <ServiceCall service={service} label={action} />
          <ButtonLink href={secondary.href ?? contactHref[edition]} variant="on-night">
            {t(secondary.label)}
            <VisuallyHidden>: {t(name)}</VisuallyHidden>
          </ButtonLink>
          <p className="sample-link">
            <a
              href="#sample"
              className="inline-flex min-h-11 items-center rounded text-note text-mist underline underline-offset-4 decoration-ember hover:text-paper"
            >
              {t(sample.name)}
            </a>
          </p>
        </>
      }
      art={<ServiceVignette slug={slug} edition={edition} side={art} closeUp={closeUp} />}
    >
      <Stats
        items={serviceFigures[slug][edition].map(({ figure, label }) => ({
          id: label,
          value: figure,
          label,
        }))}
      />
    </Hero>
  )
}

/** Puts each sentence or clause of a two-part headline on its own line. */
function Headline({ text }: { text: string }) {
  const parts = text.split(/(?<=[.,?!]) /)
  if (parts.length === 1) return text
  return parts.map((part) => (
    <span key={part} className="block">
      {part}{' '}
    </span>
  ))
}

const bleeds = {
  right: 'lg:w-[106%] xl:w-[124%]',
  left: 'lg:(ml-[-6%] w-[106%]) xl:(ml-[-24%] w-[124%])',
} as const

/** The frame is as high as the enlarged image. */
const closeUps = {
  near: { frame: 'max-sm:aspect-square', image: 'max-sm:(max-w-none w-[140%])' },
  nearer: { frame: 'max-sm:aspect-9/10', image: 'max-sm:(max-w-none w-[155%])' },
} as const

type ServiceVignetteProps = Pick<ServicePageProps, 'slug' | 'edition'> & {
  side: keyof typeof bleeds
  closeUp: keyof typeof closeUps | undefined
}

/**
 * The drawn scene of the service, cropped at the bottom: its own horizon, at 460 of 480 px in some, is hidden behind
 * the page's. Decorative: the page says the same in text.
 */
function ServiceVignette({ slug, edition, side, closeUp }: ServiceVignetteProps) {
  const { frame = '', image = '' } = closeUp ? closeUps[closeUp] : {}
  return (
    <div className={`aspect-[640/457] w-full overflow-hidden rounded-t-card ${bleeds[side]} ${frame}`}>
      <img
        src={vignettePath(slug, edition)}
        alt=""
        width={640}
        height={480}
        className={`scene rise w-full ${image}`}
      />
    </div>
  )
}
