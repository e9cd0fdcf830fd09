import type { Picture } from '~/catalog/pictures'
import { SectionHead } from '~/sections/SectionHead'
import { bindWords } from '~/ui/bindWords'
import { Section, type Tone } from '~/ui/Section'

type SolutionsProps = {
  tone: Tone
  id: string
  title: string
  lead?: string | undefined
  items: readonly { id: string; art: Picture<'vignettes'>; title: string; text: string }[]
}

/** Alternates wide and narrow cards, for a layout less uniform than a grid. */
const widths = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const

/** The parts of a service. The first card is highlighted. */
export function Solutions({ tone, id, title, lead, items }: SolutionsProps) {
  return (
    <Section tone={tone} id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} lead={lead} />
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:(mt-18 grid-cols-12)">
        {items.map((item, index) => (
          <li
            key={item.id}
            className={`settle overflow-hidden rounded-card border ${widths[index % 4]} ${index === 0 ? 'on-night border-night bg-night text-paper' : 'border-line bg-white'}`}
          >
            {/* Decorative: the samples above have the numbers. */}
            <img
              src={item.art}
              alt=""
              width={480}
              height={160}
              loading="lazy"
              className="aspect-2/1 w-full object-cover lg:(aspect-auto h-[min(19vw,14rem)])"
            />
            <div className="p-6 md:px-8">
              <h3 className="text-sub font-600 font-display tracking--0.01em">{bindWords(item.title)}</h3>
              <p className={`mt-2 max-w-30em text-list ${index === 0 ? 'text-mist' : 'text-ink-soft'}`}>
                {item.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
