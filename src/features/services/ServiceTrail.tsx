import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'

/** Breadcrumb, with the same two levels as in the structured data. */
export function ServiceTrail({ edition, name }: { edition: EditionsWith<'home'>; name: string }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`You are here`}>
      <ol className="flex flex-wrap items-center gap-x-2.5 text-note text-mist">
        <li className="flex items-center gap-x-2.5">
          <a href={editions[edition].home} className="rounded py-1 hover:(text-paper underline)">
            <Trans comment="fixed by the specification">Home</Trans>
          </a>
          <span aria-hidden="true">/</span>
        </li>
        <li aria-current="page" className="text-paper">
          {name}
        </li>
      </ol>
    </nav>
  )
}
