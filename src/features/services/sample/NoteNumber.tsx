/** The number of a note, shown in the sample and beside the note. */
export function NoteNumber({ children, className = '' }: { children: number; className?: string }) {
  return (
    <span
      className={`figures inline-flex h-6 w-6 shrink-0 items-center justify-center rounded-full bg-gold print:(border border-edge) text-small text-night font-600 ${className}`}
    >
      {children}
    </span>
  )
}
