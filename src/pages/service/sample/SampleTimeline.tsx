import { useLingui } from '@lingui/react/macro'
import type { Timeline } from '~/content/services/sample'
import { bindWords } from '~/ui/bindWords'
import { SampleBar } from './SampleBar'
import { Sheet } from './Sheet'

/** Stretches of time under each other, each with its place on the whole as a bar. */
export function SampleTimeline({ heading, meta, length, rows }: Timeline) {
  const { t } = useLingui()
  return (
    <Sheet heading={t(heading)} meta={t(meta)}>
      <ol>
        {rows.map(({ id, from, to, time, title, text }) => (
          <li
            key={id}
            className="grid items-center gap-x-8 gap-y-1 border-b border-line py-5 last:(border-b-0 pb-1) md:grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[6rem_minmax(0,5fr)_minmax(0,6fr)]"
          >
            <p className="figures text-note text-ember-deep font-600">{t(time)}</p>
            <div>
              <h4 className="font-600 font-display">{bindWords(t(title))}</h4>
              <p className="mt-0.5 text-note text-ink-soft">{t(text)}</p>
            </div>
            <SampleBar
              length={length}
              from={from}
              to={to}
              className="mt-2 h-2.5 md:col-start-2 lg:(col-start-3 mt-0 h-4)"
            />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
