import './sample.css'
import { useLingui } from '@lingui/react/macro'
import type { Edition } from '~/catalog/editions'
import type { Sample, SampleContent } from '~/features/services/content/samples/sample'
import { SectionHead } from '~/sections/SectionHead'
import { Badge } from '~/ui/Badge'
import { bindText, bindWords } from '~/ui/bindWords'
import { Section, type Tone } from '~/ui/Section'
import { NoteNumber } from './NoteNumber'
import { SampleWork } from './SampleWork'

type ServiceSampleProps = {
  /** The background, unless the sample has its own. */
  tone: Tone
  edition: Edition
  sample: Sample
  /** The side on which a narrow sample is placed beside its heading. */
  side: 'left' | 'right'
}

/** Screens are shown on night, paper on paper. */
const grounds: Partial<Record<SampleContent['kind'], Tone>> = { thread: 'night', boards: 'night' }

/** A sample's own background, if it has one. */
export function sampleGround({ piece }: Sample): Tone | undefined {
  return grounds[piece.kind]
}

const sides = {
  left: { head: 'lg:(col-span-5 col-start-8)', piece: 'lg:(col-span-7 row-start-1)' },
  right: { head: 'lg:col-span-5', piece: 'lg:(col-start-6 col-end-13)' },
} as const

/** A sample of the work as delivered to a customer, marked as a sample. */
export function ServiceSample({ tone, edition, sample, side }: ServiceSampleProps) {
  const { t } = useLingui()
  const { title, lead, notes, piece } = sample
  const ground = sampleGround(sample) ?? tone
  const night = ground === 'night'
  const soft = night ? 'text-mist' : 'text-ink-soft'
  const thread = piece.kind === 'thread'
  const mark = (
    <p className="mb-5">
      <Badge tone="gold">{t({ message: 'Sample', comment: 'Marks a piece of work as invented' })}</Badge>
    </p>
  )
  const figure = (
    <figure className={thread ? 'mx-auto max-w-110' : ''}>
      <SampleWork edition={edition} piece={piece} />
      <figcaption className={`mt-6 text-small ${soft}`}>
        {t`The business, people, and numbers in this sample are invented.`}
      </figcaption>
    </figure>
  )
  if (notes.length === 0)
    return (
      <Section tone={ground} id="sample" labelledBy="sample-title">
        <SectionHead id="sample-title" title={t(title)} lead={t(lead)} mark={mark} night={night} />
        <div className="mt-12 lg:mt-16">{figure}</div>
      </Section>
    )
  return (
    <Section
      tone={ground}
      id="sample"
      labelledBy="sample-title"
      className={`grid gap-x-8 gap-y-12 lg:grid-cols-12 ${thread ? 'sample-beside' : ''}`}
    >
      <div className={`lg:(sticky top-28 self-start) ${sides[side].head}`}>
        {mark}
        <h2 id="sample-title" className="text-title display-tight">
          {bindWords(t(title), 12)}
        </h2>
        <p className={`mt-4 max-w-28em lg:max-w-22em ${soft}`}>{bindText(t(lead))}</p>
        <ol className={`mt-9 grid gap-6 ${thread ? '' : 'sample-notes'}`}>
          {notes.map((note, index) => (
            <li key={note.id} className="flex gap-4">
              <NoteNumber className="mt-0.5">{index + 1}</NoteNumber>
              <div>
                <h3 className="font-600 font-display leading-snug">{bindWords(t(note.title))}</h3>
                <p className={`mt-1 max-w-22em text-list ${soft}`}>{bindText(t(note.text))}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={sides[side].piece}>{figure}</div>
    </Section>
  )
}
