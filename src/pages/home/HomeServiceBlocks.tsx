import { useLingui } from '@lingui/react'
import { type EditionsWith, servicePath } from '~/addresses'
import { homeServices } from '~/content/home/services'
import { ServiceBlocks } from '~/sections/ServiceBlocks'

export function HomeServiceBlocks({ edition }: { edition: EditionsWith<'home'> }) {
  const { _ } = useLingui()
  return (
    <ServiceBlocks
      items={homeServices.map(({ id, title, text, bullets, alt, more }) => ({
        id,
        title: _(title),
        text: _(text),
        bullets: bullets.map((bullet) => _(bullet)),
        image: { src: `/vignettes/${id}.svg`, alt: _(alt) },
        more: { href: servicePath(edition, id), label: _(more) },
      }))}
    />
  )
}
