import { Trans } from '@lingui/react/macro'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'

export function ShowMore({ loading, onMore }: { loading: boolean; onMore: () => void }) {
  return (
    <Button look="secondary" size="small" onClick={onMore} disabled={loading} aria-busy={loading}>
      {loading && <Icon name="spinner" className="animate-spin" />}
      <Trans comment="Desk: loads the next part of a list">Show more</Trans>
    </Button>
  )
}
