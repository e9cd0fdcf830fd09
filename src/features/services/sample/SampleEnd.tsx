import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Edition } from '~/catalog/editions'
import type { Report, SampleContent } from '~/features/services/content/samples/sample'
import { bindText, bindWords } from '~/ui/bindWords'
import { SampleFrame } from './SampleFrame'
import { useCell } from './useCell'

type SampleEndProps = { edition: Edition; piece: SampleContent }

/** How the sample ended, as the last thing on the page. Decorative: it repeats the end of the sample. */
export function SampleEnd({ edition, piece }: SampleEndProps) {
  return (
    <div aria-hidden="true" className="last-object">
      <End edition={edition} piece={piece} />
    </div>
  )
}

function End({ edition, piece }: SampleEndProps) {
  const { t } = useLingui()
  switch (piece.kind) {
    case 'thread': {
      const last = piece.messages.at(-1)
      return last && <Words mark={`${t(piece.answering)}, ${t(last.time)}`} text={t(last.text)} />
    }
    case 'timeline': {
      const last = piece.rows.at(-1)
      return last && <Words mark={t(last.time)} title={t(last.title)} text={t(last.text)} />
    }
    case 'calendar': {
      const last = piece.weeks.at(-1)?.days.at(-1)
      return last && <Words mark={t(last.day)} title={t(last.title)} text={t(last.text)} />
    }
    case 'boards': {
      const index = piece.boards.length - 1
      const last = piece.boards[index]
      return (
        last && (
          <>
            <SampleFrame drawing={piece.drawings[edition]} frame={piece.frame} index={index} />
            <Words mark={t(last.label)} title={t(last.title)} />
          </>
        )
      )
    }
    case 'report': {
      const last = piece.rows.find(({ ends }) => ends) ?? piece.rows.at(-1)
      return (
        last && (
          <Words title={t(last.label)} text={t(last.note)}>
            <Values columns={piece.columns} values={last.values} />
          </Words>
        )
      )
    }
    case 'letter':
      return (
        <Words text={t(piece.optOut)}>
          <span className="my-1 self-start sample-button">{t(piece.button.text)}</span>
        </Words>
      )
    case 'wireframe':
      return (
        <Words title={t(piece.form.title)}>
          <span className="flex flex-wrap gap-2 pt-2 text-small text-ink-soft">
            {piece.form.fields.map(({ id, label }) => (
              <span key={id} className="sample-draft rounded-card px-3.5 py-2">
                {t(label)}
              </span>
            ))}
          </span>
        </Words>
      )
  }
}

type WordsProps = { mark?: string; title?: string; text?: string; children?: ReactNode }

function Words({ mark, title, text, children }: WordsProps) {
  const { t } = useLingui()
  const sample = t({ message: 'Sample', comment: 'Marks a piece of work as invented' })
  return (
    <div className="flex flex-col gap-1 p-5">
      <p className="figures text-small text-ember-deep font-600">{mark ? `${sample} · ${mark}` : sample}</p>
      {title && <p className="font-600 font-display leading-snug">{bindWords(title)}</p>}
      {children}
      {text && <p className="text-note text-ink-soft">{bindText(text)}</p>}
    </div>
  )
}

/** The values of a row, each with the head of its column. */
function Values({ columns, values }: Pick<Report, 'columns'> & Pick<Report['rows'][number], 'values'>) {
  const { t } = useLingui()
  const cell = useCell()
  return (
    <span className="figures flex gap-6 py-1 text-small text-ink-soft">
      {columns.slice(1).map((column, place) => (
        <span key={column.id}>
          {t(column)}
          <span className="block text-body text-ink font-600">{cell(values[place] ?? 0)}</span>
        </span>
      ))}
    </span>
  )
}
