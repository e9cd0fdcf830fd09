import { useLingui } from '@lingui/react/macro'
import type { Letter } from '~/features/services/content/samples/sample'
import { bindWords } from '~/ui/bindWords'
import { NoteNumber } from './NoteNumber'
import { useCell } from './useCell'

/** An email as its recipient sees it, with the report's figures below. */
export function SampleLetter({
  from,
  subject,
  preview,
  picture,
  greeting,
  paragraphs,
  button,
  optOut,
  figures,
}: Letter) {
  const { t } = useLingui()
  const cell = useCell()
  return (
    <>
      <div className="rounded-card border border-line bg-white text-ink shadow-float">
        <div className="px-5 py-5 md:px-8">
          <p className="text-small text-ink-soft">{t(from)}</p>
          <div className="mt-1 flex items-center gap-3">
            <h3 className="text-sub font-600 font-display tracking--0.01em">{bindWords(t(subject.text))}</h3>
            <NoteNumber>{subject.note}</NoteNumber>
          </div>
          <p className="mt-1 text-note text-ink-soft">{t(preview)}</p>
        </div>
        {/* Decorative: the letter is about what it shows. */}
        <img src={picture} alt="" width={640} height={220} loading="lazy" className="w-full print:hidden" />
        <div className="grid gap-4 px-5 py-7 md:px-8">
          <p className="flex items-center gap-3">
            {t(greeting.text)}
            <NoteNumber>{greeting.note}</NoteNumber>
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.id} className="max-w-28em">
              {t(paragraph)}
            </p>
          ))}
          <p className="flex items-center gap-3 pt-2">
            <span className="sample-button">{t(button.text)}</span>
            <NoteNumber>{button.note}</NoteNumber>
          </p>
          <div className="border-t border-line pt-4">
            <p className="max-w-30em text-small text-ink-soft">{t(optOut)}</p>
          </div>
        </div>
      </div>
      <ul className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-5 max-sm:gap-3">
        {figures.map(({ id, value, label }) => (
          <li key={id} className="min-w-0 border-l-2 border-ember pl-4 max-sm:pl-3">
            <span className="block text-figure display-tight figures">{cell(value)}</span>
            <span className="block text-small text-ink-soft">{t(label)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
