import { useLingui } from '@lingui/react/macro'
import { type EditionsWith, servicePath } from '~/catalog/addresses'
import { vignettePath } from '~/catalog/vignettes'
import { homeServices } from '~/features/home/content/services'
import { ServiceBlocks } from '~/features/home/parts/ServiceBlocks'
import { MorningReport } from './MorningReport'

type HomeServiceBlocksProps = { edition: EditionsWith<'home'>; labelledBy: string }

/**
 * The six services across the full window width, as one of them is a full-width band, and the morning after the night
 * that they tell of.
 */
export function HomeServiceBlocks({ edition, labelledBy }: HomeServiceBlocksProps) {
  const { t } = useLingui()
  return (
    <>
      <div className="px-20px md:px-0">
        <ServiceBlocks
          labelledBy={labelledBy}
          items={homeServices.map(({ id, title, text, bullets, alt, more }) => ({
            id,
            title: t(title),
            text: t(text),
            bullets: bullets.map((bullet) => t(bullet)),
            image: { src: vignettePath(id, edition), alt: t(alt) },
            field: id === 'ai-agent-automation' ? { edition, label: t`Write to the agent` } : undefined,
            more: { href: servicePath(edition, id), label: t(more) },
          }))}
        />
      </div>
      <MorningReport />
    </>
  )
}
