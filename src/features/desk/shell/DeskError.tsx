import { Trans, useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { failureTexts } from '~/features/desk/content/failures'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { failureOf } from './failureOf'

/** Error page for a desk page that failed to load. The URL stays the same, so a retry loads that page. */
export function DeskError({ error }: ErrorComponentProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  return (
    <div className="py-6 md:py-12">
      <title>{t`This page couldn’t be loaded`}</title>
      <h1 tabIndex={-1} className="max-w-14em text-title display-tight">
        <Trans>This page couldn’t be loaded</Trans>
      </h1>
      <p role="alert" className="mt-4 max-w-34em text-ink-soft">
        {i18n._(failureTexts[failureOf(error)])}
      </p>
      <Button className="mt-8" onClick={() => router.invalidate()}>
        <Icon name="refund" />
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
