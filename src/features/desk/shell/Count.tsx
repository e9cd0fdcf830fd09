const tones = {
  night: 'bg-gold text-night',
  paper: 'bg-ember-wash text-ember-deep',
  quiet: 'bg-sand text-ink-soft',
} as const

/** A count as text; the server counts up to 100. */
export const countText = (count: number) => (count >= 100 ? '99+' : `${count}`)

/** Number of pending items. */
export function Count({ value, tone = 'paper' }: { value: number; tone?: keyof typeof tones }) {
  return (
    <span
      className={`figures min-w-6 rounded-full px-1.75 text-center text-small font-600 leading-6 ${tones[tone]}`}
    >
      {countText(value)}
    </span>
  )
}
