import './morningReport.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { night, report } from '~/features/home/content/night'
import { Hour } from './Hour'

/** The end of the night: what it brought, on a sheet with the sun rising behind it. */
export function MorningReport() {
  const { t } = useLingui()
  return (
    <div className="report wrap print:hidden">
      <div>
        <Hour of="ends" />
        <p className="text-title display-tight">
          <Trans>The report is on your desk.</Trans>
        </p>
      </div>
      <ul>
        {report.map(({ of, figure, text }) => (
          <li key={of}>
            <b>{t(figure)}</b>
            <span>{t(text)}</span>
            <i>{t(night[of].at)}</i>
          </li>
        ))}
      </ul>
    </div>
  )
}
