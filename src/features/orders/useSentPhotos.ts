import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { uploaded } from '~/features/photos/content/sentPhotos'
import { sentFragment } from '~/features/photos/sentFragment'
import { useFragment } from '~/ui/browser/useFragment'
import { notify } from '~/ui/shell/notify'

/** Shows the success message of an upload on the page to which it leads (R-ERR-16). @param count photos of the order */
export function useSentPhotos(count: number): void {
  const { i18n } = useLingui()
  const confirmed = useFragment(sentFragment) && count > 0
  useEffect(() => {
    if (confirmed) void notify('success', i18n._(uploaded))
  }, [confirmed, i18n])
}
