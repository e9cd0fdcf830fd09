import type { ReactNode } from 'react'

/** Takes the place of an empty list: the sun on its line, and words beside it. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 rounded-card bg-sand px-5 py-6 md:gap-6 md:px-8">
      <svg viewBox="0 0 32 13" aria-hidden="true" className="w-12 shrink-0 md:w-16">
        <path d="M6 10.5a10 10 0 0 1 20 0z" className="fill-gold" />
        <path d="M0 11.5h32v1H0z" className="fill-edge" />
      </svg>
      <p className="min-w-0 text-ink-soft">{children}</p>
    </div>
  )
}
