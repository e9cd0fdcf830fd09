import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'

/**
 * Not disabled while loading, which would drop the focus. Once nothing more follows, the focus goes to the row before
 * the new ones.
 */
export function ShowMore({ loading, onMore }: { loading: boolean; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const lastRow = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (document.activeElement === current) lastRow.current?.focus()
    }
  }, [])
  const press = () => {
    lastRow.current = [...document.querySelectorAll<HTMLElement>('main li :is(a, button)')].at(-1)
    onMore()
  }
  return (
    <Button
      ref={button}
      variant="secondary"
      size="small"
      onClick={press}
      aria-disabled={loading}
      aria-busy={loading}
    >
      {loading && <Icon name="spinner" className="animate-spin" />}
      <Trans comment="Desk: loads the next part of a list">Show more</Trans>
    </Button>
  )
}
