import { type ComponentType, useEffect, useRef, useState } from 'react'
import { pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { buyerTarget } from '~/features/photos/queue/uploadTarget'
import { queueOf } from '~/features/photos/queue/useQueue'
import { Upload } from '~/features/photos/Upload'
import { guideUnavailable } from '~/features/photos/uploadErrors'
import type { Catalogues } from '~/i18n/catalogues'
import { notify } from '~/ui/shell/notify'
import { startOwnPage } from '../startOwnPage'
import type { Guide } from './guide'

/** @public `hydrate.ts` loads it by name. */
export const startPage = (host: HTMLElement) => startOwnPage(host, ['photos/upload'], UploadAndGuide)

type UploadProps = Parameters<typeof Upload>[0]

/**
 * The upload, and the photo guide in the same document: the selected photos survive a visit to the guide, which a load
 * of another page would lose.
 */
function UploadAndGuide({ catalogues, ...props }: UploadProps & { catalogues: Catalogues }) {
  const { edition, sessionId } = props
  const [ShownGuide, setGuide] = useState<ComponentType<Parameters<typeof Guide>[0]>>()

  useEffect(() => {
    if (sessionId === undefined) return
    const paths = { upload: pathOf('upload', edition), guide: pathOf('photo-instructions', edition) }
    const isGuide = () => location.pathname === paths.guide
    const loadGuide = () =>
      Promise.all([import('./guide'), catalogues.load(editions[edition].locale, 'photos/instructions')]).then(
        ([{ Guide }]) => Guide,
        () => undefined,
      )
    /** Without its files, the guide opens as a page of its own, unless that would lose photos. */
    const giveUp = (open: () => void, stay?: () => void) => {
      if (!queueOf(sessionId, buyerTarget).read().photos.length) return open()
      stay?.()
      void notify('error', catalogues.i18n._(guideUnavailable.id))
    }
    const show = async () => {
      if (!isGuide()) return setGuide(undefined)
      const Guide = await loadGuide()
      // The buyer may have gone back in the meantime.
      if (!isGuide()) return
      if (Guide) setGuide(() => Guide)
      else
        giveUp(
          () => location.reload(),
          () => history.back(),
        )
    }
    const follow = async (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || link.hash || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      if (link.origin !== location.origin || !Object.values(paths).includes(link.pathname)) return
      event.preventDefault()
      const { href, pathname } = link
      const Guide = pathname === paths.guide ? await loadGuide() : undefined
      if (pathname === paths.guide && !Guide) return giveUp(() => location.assign(href))
      // Pressed twice.
      if (location.pathname === pathname) return
      history.pushState(null, '', href)
      setGuide(() => Guide)
      scrollTo({ top: 0, behavior: 'instant' })
    }
    addEventListener('click', follow)
    addEventListener('popstate', show)
    return () => {
      removeEventListener('click', follow)
      removeEventListener('popstate', show)
    }
  }, [catalogues, edition, sessionId])

  // The pressed link is gone: the focus and a screen reader would be left at the top of the document.
  const before = useRef(ShownGuide)
  useEffect(() => {
    if (before.current === ShownGuide) return
    before.current = ShownGuide
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
  }, [ShownGuide])

  return ShownGuide ? <ShownGuide edition={edition} sessionId={sessionId} /> : <Upload {...props} />
}
