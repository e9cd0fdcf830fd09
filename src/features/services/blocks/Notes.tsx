import type { ReactNode } from 'react'
import { bindText, bindWords } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'
import { Section, type Tone } from '~/ui/Section'

type Note = { id: string; title: string; text: string }

type NotesProps = {
  tone: Tone
  /** `lead`: the first note large, the others beside it. `row`: all alike, each under its own horizon. */
  look: 'lead' | 'row'
  title: string
  items: readonly Note[]
  /** Content after the notes, in the same section. */
  children?: ReactNode
}

/** Guarantee and terms of a service. */
export function Notes({ tone, look, title, items, children }: NotesProps) {
  return (
    <Section tone={tone} id="notes" labelledBy="notes-title">
      {look === 'lead' ? <NotesLead title={title} items={items} /> : <NotesRow title={title} items={items} />}
      {children}
    </Section>
  )
}

function NotesLead({ title, items: [first, ...others] }: Pick<NotesProps, 'title' | 'items'>) {
  return (
    <>
      <h2 id="notes-title" className="flex items-center gap-3 text-note text-ink-soft font-600">
        <Icon name="shield" className="text-sub text-ember-deep" />
        {bindWords(title)}
      </h2>
      <div className="horizon mt-5" />
      <div className="mt-10 grid gap-x-8 gap-y-10 lg:(mt-14 grid-cols-12)">
        {first && (
          <div className="lg:(col-span-6 pr-8)">
            <h3 className="text-title display-tight">{bindWords(first.title)}</h3>
            <p className="mt-5 max-w-30em text-lead text-ink-soft">{bindText(first.text)}</p>
          </div>
        )}
        <ul className="note-pair lg:(col-span-5 col-start-8)">
          {others.map((note) => (
            <li key={note.id} className="border-b border-line py-6 first:pt-1 last:border-b-0">
              <h3 className="text-sub font-600 font-display tracking--0.01em">{bindWords(note.title)}</h3>
              <p className="mt-2 max-w-30em text-list text-ink-soft">{bindText(note.text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const columns: Record<number, string> = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' }

function NotesRow({ title, items }: Pick<NotesProps, 'title' | 'items'>) {
  return (
    <>
      <h2 id="notes-title" className="max-w-16em text-title display-tight">
        {bindWords(title)}
      </h2>
      <ul
        className={`mt-12 grid gap-x-8 gap-y-10 lg:mt-18 ${columns[items.length] ?? 'sm:grid-cols-2 lg:grid-cols-4'}`}
      >
        {items.map((note) => (
          <li key={note.id}>
            <div className="horizon" />
            <h3 className="mt-6 text-sub font-600 font-display tracking--0.01em">{bindWords(note.title)}</h3>
            <p className="mt-2.5 max-w-30em text-list text-ink-soft">{bindText(note.text)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
