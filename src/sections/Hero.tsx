import type { ReactNode } from 'react'
import type { Tone } from '~/ui/Section'

type HeroProps = {
  /** Fragment of the section. */
  id?: string
  /** Leaves room for a bar that is fixed over the page. */
  underBar?: boolean
  tone?: Extract<Tone, 'night' | 'glow'>
  /** Badge and the like, above the headline. */
  above: ReactNode
  title: string
  lead: string
  actions: ReactNode
  /** Stands on the horizon line. */
  art: ReactNode
  /** What lies under the line, usually the statistics. */
  children: ReactNode
}

const grounds = { night: 'bg-night', glow: 'glow' } as const

/** The opening of a page: headline left, a picture that stands on the horizon right, proof below the line. */
export function Hero({
  id,
  underBar,
  tone = 'night',
  above,
  title,
  lead,
  actions,
  art,
  children,
}: HeroProps) {
  return (
    <section
      id={id}
      aria-labelledby="hero"
      className={`on-night overflow-x-clip text-paper ${underBar ? 'pt-18 md:pt-20' : ''} ${grounds[tone]}`}
    >
      <div className="wrap grid gap-x-8 lg:grid-cols-12">
        <div className="pb-14 pt-10 md:pt-16 lg:(col-span-7 pb-28 pt-20)">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{above}</div>
          <h1 id="hero" className="mt-6 text-hero display-tight lg:w-[112%]">
            {title}
          </h1>
          <p className="mt-6 max-w-34em text-lead text-mist">{lead}</p>
          <div className="mt-9 flex flex-wrap gap-3">{actions}</div>
        </div>
        <div className="flex flex-col justify-end lg:col-span-5">{art}</div>
      </div>
      <div className="border-t border-ember">
        <div className="wrap">{children}</div>
      </div>
    </section>
  )
}
