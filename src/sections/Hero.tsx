import './hero.css'
import type { ReactNode } from 'react'
import type { Tone } from '~/ui/Section'
import { WaitFor } from '~/ui/shell/WaitFor'

type HeroProps = {
  /** Fragment of the section. */
  id?: string
  tone?: Extract<Tone, 'night' | 'glow'>
  /** Badge and the like, above the headline. */
  above: ReactNode
  title: ReactNode
  lead: string
  actions: ReactNode
  /** An image placed on the horizon line. */
  art: ReactNode
  /** Position of the image on wide screens. */
  side?: keyof typeof sides
  /** The header overlays the page. */
  underHeader?: boolean
  /** Content below the line, usually statistics. */
  children: ReactNode
}

const grounds = { night: '', glow: 'glow' } as const

const sides = {
  /** Behind a headline that overlaps it. */
  behind: { text: 'lg:col-span-7', title: 'lg:w-[112%]', art: 'lg:col-span-5' },
  /** The headline may extend into the gutter. */
  right: { text: 'lg:col-span-7', title: 'lg:w-[105%]', art: 'lg:col-span-5' },
  left: { text: 'lg:(col-span-7 col-start-6 pl-6)', title: '', art: 'lg:(col-span-5 row-start-1)' },
} as const

/**
 * The opening of a page: headline, an image on the horizon beside it, and proof below the line. With the bottom banner,
 * the first screen ends above it, so nothing is covered (R-USH-26): see hero.css.
 */
export function Hero({ id, tone = 'night', side = 'behind', underHeader, ...parts }: HeroProps) {
  const { above, title, lead, actions, art, children } = parts
  const look = sides[side]
  return (
    <section id={id} aria-labelledby="hero" className="on-night overflow-x-clip bg-night text-paper">
      <WaitFor id="opening" />
      <div className={grounds[tone]}>
        <div className={`wrap grid gap-x-8 lg:grid-cols-12 ${underHeader ? 'under-bar' : ''}`}>
          <div
            className={`pb-9 pt-10 md:(pb-14 pt-16) lg:(pb-[clamp(2.5rem,60svh-26.75rem,7rem)] pt-[clamp(2rem,40svh-17.5rem,5rem)]) ${look.text}`}
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{above}</div>
            <h1 id="hero" className={`mt-6 text-hero display-tight ${look.title}`}>
              {title}
            </h1>
            <p className="mt-6 max-w-30em text-balance text-lead text-mist">{lead}</p>
            <div className="first-call mt-9 flex flex-wrap gap-3">{actions}</div>
          </div>
          <div className={`flex flex-col justify-end ${look.art}`}>{art}</div>
        </div>
      </div>
      <div id="opening" className="border-t border-ember">
        <div className="wrap">{children}</div>
      </div>
    </section>
  )
}
