import { type ComponentType, useEffect, useRef, useState } from 'react'
import { pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { Upload } from '~/features/photos/Upload'
import type { Catalogues } from '~/i18n/catalogues'
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
    const show = async () => {
      if (!isGuide()) return setGuide(undefined)
      try {
        const [{ Guide }] = await Promise.all([
          import('./guide'),
          catalogues.load(editions[edition].locale, 'photos/instructions'),
        ])
        // The buyer may have gone back in the meantime.
        if (isGuide()) setGuide(() => Guide)
      } catch {
        if (isGuide()) location.reload()
      }
    }
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || link.hash || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (link.origin !== location.origin || !Object.values(paths).includes(link.pathname)) return
      event.preventDefault()
      history.pushState(null, '', link.href)
      void show().then(() => scrollTo({ top: 0, behavior: 'instant' }))
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
