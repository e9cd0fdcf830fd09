import './legal.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LegalDocument } from '~/features/legal/content/legal'

const link = 'flex gap-3 py-1.5 leading-snug text-ink-soft hover:(text-ink underline)'

/** Links to the sections; sticky beside the text. */
export function LegalContents({ document }: { document: LegalDocument }) {
  const { t } = useLingui()
  return (
    <nav
      aria-labelledby="contents"
      className="contents-list text-note lg:(sticky top-28 m--6px p-6px max-h-[calc(100svh-9rem)] overflow-y-auto)"
    >
      <h2 id="contents" className="pb-3 font-600">
        <Trans>Contents</Trans>
      </h2>
      <ol>
        {document.sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={link}>
              <span className="figures w-5 shrink-0 self-start">{index + 1}</span>
              <span className="min-w-0">{t(heading)}</span>
            </a>
          </li>
        ))}
        <li>
          <a href="#contact" className={link}>
            <span className="figures w-5 shrink-0 self-start">{document.sections.length + 1}</span>
            <span className="min-w-0">
              <Trans>How to reach us</Trans>
            </span>
          </a>
        </li>
      </ol>
    </nav>
  )
}
