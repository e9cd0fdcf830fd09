import type { ReactNode } from 'react'

/** Heading and lead of a section. Side by side, all leads of the page are aligned. */
export function UsHead({ id, title, lead }: { id: string; title: ReactNode; lead: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
      <h2 id={id} className="max-w-12em text-title display-tight lg:col-span-7">
        {title}
      </h2>
      <p className="max-w-26em self-end text-balance text-lead text-ink-soft lg:col-span-5">{lead}</p>
    </div>
  )
}
