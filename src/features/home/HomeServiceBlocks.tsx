import { useLingui } from '@lingui/react'
import { type EditionsWith, servicePath } from '~/catalog/addresses'
import { vignettePath } from '~/catalog/vignettes'
import { homeServices } from '~/features/home/content/services'
import { ServiceBlocks } from '~/features/home/parts/ServiceBlocks'

type HomeServiceBlocksProps = { edition: EditionsWith<'home'>; labelledBy: string }

/** The six services across the full window width, as one of them is a full-width band. */
export function HomeServiceBlocks({ edition, labelledBy }: HomeServiceBlocksProps) {
  const { _ } = useLingui()
  return (
    <div className="px-20px md:px-0">
      <ServiceBlocks
        labelledBy={labelledBy}
        items={homeServices.map(({ id, title, text, bullets, alt, more }) => ({
          id,
          title: _(title),
          text: _(text),
          bullets: bullets.map((bullet) => _(bullet)),
          image: { src: vignettePath(id, edition), alt: _(alt) },
          more: { href: servicePath(edition, id), label: _(more) },
        }))}
      />
    </div>
  )
}
