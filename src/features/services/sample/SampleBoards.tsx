import { useLingui } from '@lingui/react/macro'
import type { Edition } from '~/catalog/editions'
import type { Boards } from '~/features/services/content/samples/sample'
import { bindText, bindWords } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'
import { SampleFrame } from './SampleFrame'
import { useCell } from './useCell'

type BoardsProps = Boards & { edition: Edition }

/** Drawn frames on night in order, each with its text. */
export function SampleBoards({ edition, heading, meta, frame, drawings, boards }: BoardsProps) {
  const { t } = useLingui()
  const cell = useCell()
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-haze pb-4">
        <h3 className="text-sub font-600 font-display tracking--0.01em">{bindWords(t(heading))}</h3>
        <p className="text-note text-mist">{t(meta)}</p>
      </div>
      <ol className={`sample-boards mt-8 ${boards.length > 2 ? '' : 'pair'}`}>
        {boards.map(({ id, label, title, text, button, result }, index) => (
          <li key={id} className="flex flex-col">
            <SampleFrame
              drawing={drawings[edition]}
              frame={frame}
              index={index}
              alt={button ? t(button) : ''}
              className={`rounded-card ${result?.best ? 'best' : ''}`}
            />
            <div className="mt-4 flex grow flex-col gap-x-5 lg:flex-row">
              <p className="figures min-w-11 text-note text-gold font-600 lg:pt-[.24em]">{t(label)}</p>
              <div className="min-w-0 flex grow flex-col">
                <h4 className="font-600 font-display leading-snug">{bindWords(t(title))}</h4>
                <p className="mt-1 max-w-29em text-note text-mist">{bindText(t(text))}</p>
                {result && (
                  <p className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-4">
                    <span className="text-title display-tight figures">{cell(result.value)}</span>
                    <span className="text-note text-mist">{t(result.label)}</span>
                    {result.best && <Icon name="check" className="text-gold" />}
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
