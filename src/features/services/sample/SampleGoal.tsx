import type { Report } from '~/features/services/content/samples/sample'

type Goal = NonNullable<Report['rows'][number]['goal']>

/** A line per state, so that color is not all that tells them apart: broken while behind plan. */
const looks: Record<Goal['state'], { className: string; strokeDasharray?: string }> = {
  reached: { className: 'stroke-leaf' },
  course: { className: 'stroke-gold' },
  behind: { className: 'stroke-rose', strokeDasharray: '3 1.5' },
}

/** How far a number is on the way to its goal, as a bar. Decorative: the text above it says the state. */
export function SampleGoal({ done, state }: Goal) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-2.5 h-1.5 w-full rounded-full bg-sand"
    >
      <path d={`M0 .5h${done}`} {...looks[state]} />
    </svg>
  )
}
