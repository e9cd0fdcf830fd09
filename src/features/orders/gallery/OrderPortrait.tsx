import { Trans, useLingui } from '@lingui/react/macro'
import type { SyntheticEvent } from 'react'
import { sceneOf } from '~/features/orders/sceneOf'
import { useHydrated } from '~/ui/browser/useHydrated'
import { Icon } from '~/ui/Icon'
import { type ChosenSize, downloadOf } from './downloads'
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
  const marked = marks?.ids.includes(id) ?? false
  const shown = picture ? (
    <img
      src={picture}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      className="h-full w-full object-cover"
    />
  ) : (
    <span className="flex h-full flex-col items-center justify-center gap-1 px-2 text-center text-ink-soft text-small">
      <Icon name="image" className="text-figure text-edge" />
      <span className="sr-only">{alt}</span>
      <span className="max-w-full truncate">{name}</span>
      <span translate="no">{type.replace('image/', '').toUpperCase()}</span>
    </span>
  )
  const inside = (
    <>
      {shown}
      <span aria-hidden="true" translate="no" className="order-number figures text-small font-600">
        {place}
      </span>
      {inCorrection && (
        <span className="order-tag rounded-full bg-ember-deep px-3 text-small text-white font-600">
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
  const frame = `order-tile relative rounded-xl bg-sand ${marked ? 'ring-4 ring-ember-deep' : ''}`
  return (
    <li className="min-w-0">
      {/* The same element before and after hydration: a new one would show its picture anew. */}
      <a
        href={file?.url ?? url}
        download={file?.name ?? name}
        role={hydrated ? 'button' : undefined}
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
        className={frame}
      >
        {inside}
      </a>
      {scene && <p className="order-scene">{scene}</p>}
      <div className="flex flex-wrap items-center gap-2 pt-2.5 text-small on-screen">
        {file ? (
          <a
            href={file.url}
            download={file.name}
            className="order-pill border border-edge font-600 transition-colors hover:(border-ink bg-ink text-paper)"
          >
            <Icon name="download" />
            <span className={marks ? 'order-word' : undefined}>
              <Trans>Download</Trans>
            </span>
            <span className="sr-only">{`: ${alt}`}</span>
          </a>
        ) : (
          <span className="order-pill px-0! text-ink-soft">
            <Trans comment="In place of the download of a portrait, in the chosen size">Too small</Trans>
          </span>
        )}
        {marks && (
          <button
            type="button"
            aria-pressed={marked}
            onClick={() => marks.toggle(id)}
            className={`order-pill order-correct border font-600 transition-colors ${marked ? 'border-ember-deep bg-ember-deep text-white' : 'border-edge hover:border-ink'}`}
          >
            <Icon name={marked ? 'check' : 'pen'} />
            <Trans comment="Marks a portrait for corrections">Fix this</Trans>
            <span className="sr-only">{`: ${alt}`}</span>
          </button>
        )}
      </div>
      {verdicts && <OrderVerdict portrait={portrait} alt={alt} verdicts={verdicts} marks={marks} />}
    </li>
  )
}
