import './morningReport.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { report } from '~/features/home/content/night'
import { Hour } from './parts/Hour'

/** The end of the night: what it brought, on a sheet with the sun rising behind it. */
export function MorningReport() {
  const { t } = useLingui()
  return (
    <div className="report wrap">
      <div>
        <Hour of="ends" />
        <p className="text-title display-tight">
          <Trans>The report is on your desk.</Trans>
        </p>
        <p className="mt-4 text-note text-ink-soft">
          <Trans>An example: all names and numbers are invented.</Trans>
        </p>
      </div>
      <ul className="bg-white">
        {report.map(({ at, figure, text }) => (
          <li key={text.id} className="border-b border-line last:border-0">
            <i>{t(at)}</i>
            <b className="text-sub font-display">{t(figure)}</b>
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
