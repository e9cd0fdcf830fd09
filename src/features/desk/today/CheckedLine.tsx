import type { ReactNode } from 'react'

/** A check that has found nothing: in the place of the line that would open. */
export function CheckedLine({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2">
      <h2 className="font-600">{title}</h2>
      <p className="mt-0.5 text-small text-ink-soft">{children}</p>
    </div>
  )
}
