import type { ReactNode } from 'react'
import { bindWords } from '~/ui/bindWords'

type SheetProps = { heading: string; meta: string; children: ReactNode }

/** The paper around a sample, with its heading and date. */
export function Sheet({ heading, meta, children }: SheetProps) {
  return (
    <div className="rounded-card border border-line bg-white px-5 py-6 text-ink shadow-float md:(px-8 py-8)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-2 border-ember pb-4">
        <h3 className="text-sub font-600 font-display tracking--0.01em">{bindWords(heading, 12)}</h3>
        <p className="text-note text-ink-soft">{meta}</p>
      </div>
      {children}
    </div>
  )
}
