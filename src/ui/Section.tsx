import type { ReactNode } from 'react'

const tones = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  /** Gradients: `dawn` is warm at the top, `evening` at the bottom. */
  dawn: 'dawn',
  evening: 'evening',
  dusk: 'bg-dusk text-paper on-night',
  night: 'bg-night text-paper on-night',
  glow: 'glow on-night border-b border-ember text-paper',
} as const

export type Tone = keyof typeof tones

const spaces = { roomy: 'py-16 md:py-26 lg:py-34', snug: 'py-12 md:py-18', none: '' } as const

type SectionProps = {
  tone?: Tone
  space?: keyof typeof spaces
  id?: string
  /** Id of the heading that names the section. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** The wrapper of every section: owns its background, vertical padding and width. */
export function Section({
  tone = 'paper',
  space = 'roomy',
  id,
  labelledBy,
  className = '',
  children,
}: SectionProps) {
  // A section without a name is not a landmark, so a plain `div` is enough.
  const Ground = labelledBy ? 'section' : 'div'
  return (
    <Ground id={id} aria-labelledby={labelledBy} className={`${tones[tone]} ${spaces[space]}`}>
      <div className={`wrap ${className}`}>{children}</div>
    </Ground>
  )
}
