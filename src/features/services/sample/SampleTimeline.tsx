import { useLingui } from '@lingui/react/macro'
import type { Timeline } from '~/features/services/content/samples/sample'
import { bindText, bindWords } from '~/ui/bindWords'
import { SampleBar } from './SampleBar'
import { Sheet } from './Sheet'

/** Time ranges below each other, each with a bar for its place in the whole. */
export function SampleTimeline({ heading, meta, length, rows }: Timeline) {
  const { t } = useLingui()
  return (
    <Sheet heading={t(heading)} meta={t(meta)}>
      <ol>
        {rows.map(({ id, from, to, time, title, text }) => (
          <li key={id} className="sample-stretch border-b border-line py-5 last:border-b-0">
            <p className="figures text-note text-ember-deep font-600">{t(time)}</p>
            <div>
              <h4 className="font-600 font-display leading-snug">{bindWords(t(title))}</h4>
              <p className="mt-0.5 max-w-30em text-note text-ink-soft">{bindText(t(text))}</p>
            </div>
            <SampleBar length={length} from={from} to={to} />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
