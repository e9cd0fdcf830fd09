import { useLingui } from '@lingui/react'
import { uploaded } from '~/features/photos/content/sentPhotos'
import { sentFragment } from '~/features/photos/sentFragment'
import { useFragmentToast } from '~/ui/shell/useFragmentToast'

/** Shows the success message of an upload on the page to which it leads (R-ERR-16). @param count photos of the order */
export function useSentPhotos(count: number): void {
  const { i18n } = useLingui()
  useFragmentToast(sentFragment, count > 0, i18n._(uploaded))
}
