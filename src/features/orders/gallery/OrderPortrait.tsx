import { Trans, useLingui } from '@lingui/react/macro'
import type { SyntheticEvent } from 'react'
import { sceneOf } from '~/features/orders/sceneOf'
import { useHydrated } from '~/ui/browser/useHydrated'
import { Icon } from '~/ui/Icon'
import { type ChosenSize, downloadOf, madeOf } from './downloads'
import { OrderMark } from './OrderMark'
import { OrderVerdict } from './OrderVerdict'
import { type Portrait, pictureOf } from './portrait'
import type { Marks } from './useMarks'
import type { Verdicts } from './useVerdicts'

/** Names a portrait for screen readers: its position, and its scene if it has one. */
export function usePortraitName(): (portrait: Pick<Portrait, 'name' | 'number'>, last: number) => string {
  const { t } = useLingui()
  return ({ name, number: place }, count) => {
    const scene = sceneOf(name)
    return scene
      ? t({
          message: `Portrait ${place} of ${count}: ${scene}`,
          comment: 'Names a portrait for screen readers; {scene} is “Paris” or “City at night”',
        })
      : t`Portrait ${place} of ${count}`
  }
}

type PortraitProps = {
  portrait: Portrait
  /** The highest portrait number. */
  count: number
  marks: Marks | undefined
  verdicts: Verdicts | undefined
  size: ChosenSize
  /** In the first view: its picture is loaded at once. */
  isFirst: boolean
  /** May be as wide as a phone: a larger picture than the preview is used there. */
  isLead: boolean
  /** A correction was requested and is in progress. */
  inCorrection: boolean
  onOpen: () => void
}

/** A portrait in the gallery. Without script, its image links to the file. */
export function OrderPortrait({
  portrait,
  count,
  marks,
  verdicts,
  size,
  isFirst,
  isLead,
  inCorrection,
  onOpen,
}: PortraitProps) {
  const nameOf = usePortraitName()
  const hydrated = useHydrated()
  const { id, name, type, url, number: place } = portrait
  const alt = nameOf(portrait, count)
  const scene = sceneOf(name)
  const picture = pictureOf(portrait)
  const file = downloadOf(portrait, size)
  const large = isLead && madeOf(portrait, 'medium')
  const shown = picture ? (
    <img
      src={picture}
      srcSet={large ? `${picture} 480w, ${large} 1024w` : undefined}
      sizes="(width<40em) 100vw, 16rem"
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  ) : (
    <span className="order-unseen">
      <Icon name="image" className="text-figure text-edge" />
      <span className="sr-only">{alt}</span>
      <span className="max-w-full truncate">{name}</span>
      <span translate="no">{type.replace('image/', '').toUpperCase()}</span>
    </span>
  )
  const inside = (
    <>
      {shown}
      <span aria-hidden="true" translate="no" className="order-number figures">
        {place}
      </span>
      {inCorrection && (
        <span className="order-tag">
          <span className="sr-only">: </span>
          <Trans comment="On a portrait that the studio is correcting">Being corrected</Trans>
        </span>
      )}
    </>
  )
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <li className="order-portrait">
      {/* The same element before and after hydration: a new one would show its picture anew. */}
      <a
        href={file?.url ?? url}
        download={file?.name ?? name}
        role={hydrated ? 'button' : undefined}
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
        className="order-tile"
      >
        {inside}
      </a>
      {file ? (
        <a href={file.url} download={file.name} className="order-save on-screen">
          <Icon name="download" />
          <span className="sr-only">
            <Trans>Download</Trans>
          </span>
          <span className="sr-only">{`: ${alt}`}</span>
        </a>
      ) : (
        <span className="order-save">
          <Trans comment="In place of the download of a portrait, in the chosen size">Too small</Trans>
        </span>
      )}
      {scene && <p className="order-scene">{scene}</p>}
      {marks && <OrderMark id={id} marks={marks} alt={alt} className="order-correct on-screen" />}
      {verdicts && <OrderVerdict inGallery portrait={portrait} alt={alt} verdicts={verdicts} marks={marks} />}
    </li>
  )
}
