import { countLimit } from '~/features/desk/overview'

const tones = {
  night: 'bg-gold px-1.25 text-night',
  paper: 'bg-ember-wash px-1.75 text-ember-deep',
  quiet: 'bg-sand px-1.75 text-ink-soft',
} as const

/** A count as text; the server counts up to the limit. */
export const countText = (count: number) => (count >= countLimit ? '99+' : `${count}`)

/** Number of pending items. */
export function Count({ value, tone = 'paper' }: { value: number; tone?: keyof typeof tones }) {
  return (
    <span className={`figures min-w-6 rounded-full text-center text-small font-600 leading-6 ${tones[tone]}`}>
      {countText(value)}
    </span>
  )
}
