const tones = { night: 'bg-gold text-night', paper: 'bg-ember-wash text-ember-deep' } as const

/** Number of pending items; the server counts up to 100. */
export function Count({ value, tone = 'paper' }: { value: number; tone?: keyof typeof tones }) {
  return (
    <span
      className={`figures min-w-6 rounded-full px-1.75 text-center text-small font-600 leading-6 ${tones[tone]}`}
    >
      {value >= 100 ? '99+' : value}
    </span>
  )
}
