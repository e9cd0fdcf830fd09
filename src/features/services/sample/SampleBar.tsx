type SampleBarProps = { length: number; from: number; to: number }

/** A range of a whole as a bar. Decorative: the text beside it says the same. */
export function SampleBar({ length, from, to }: SampleBarProps) {
  return (
    <svg
      viewBox={`0 0 ${length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="w-full rounded-full bg-sand"
    >
      <rect
        x={from}
        width={to - from}
        height="1"
        className={to < length || from > 0 ? 'fill-ember' : 'fill-gold'}
      />
    </svg>
  )
}
