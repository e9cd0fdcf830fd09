import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { buttonClass } from '~/ui/Button'
import { useHydrated } from '~/ui/browser/useHydrated'
import { type ChosenSize, sizeIn } from './downloads'

type SizeProps = {
  edition: EditionsWith<'thank-you'>
  sessionId: string
  size: ChosenSize
  /** Portraits that are too small for the size. */
  left: number
  onChoose: (size: ChosenSize) => void
}

/** In which size portraits are downloaded, each and all. Without script, a form that loads the page with its links. */
export function OrderSize({ edition, sessionId, size, left, onChoose }: SizeProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const select = useRef<HTMLSelectElement>(null)
  // A choice made before hydration, or restored by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onChoose(sizeIn(select.current?.value)), [])
  return (
    <form action={pathOf('thank-you', edition)} className="order-size on-screen">
      <input type="hidden" name="session_id" value={sessionId} />
      <label htmlFor="portrait-size" className="text-note font-600">
        <Trans comment="Label of a list of sizes, such as “Original” and “Square”">Download as</Trans>
      </label>
      <select
        ref={select}
        id="portrait-size"
        name="size"
        defaultValue={size ?? ''}
        onChange={({ target }) => onChoose(sizeIn(target.value))}
      >
        <option value="">
          {t({ message: 'Original', comment: 'A size in which portraits are downloaded' })}
        </option>
        <option value="large">
          {t({ message: 'Large, 2048 pixels', comment: 'A size in which portraits are downloaded' })}
        </option>
        <option value="medium">
          {t({ message: 'Medium, 1024 pixels', comment: 'A size in which portraits are downloaded' })}
        </option>
        <option value="square">
          {t({ message: 'Square, 800 pixels', comment: 'A size in which portraits are downloaded' })}
        </option>
        <option value="round">
          {t({ message: 'Round, for profiles (PNG)', comment: 'A size in which portraits are downloaded' })}
        </option>
        <option value="tall">
          {t({ message: '4:5, 1080 pixels wide', comment: 'A size in which portraits are downloaded' })}
        </option>
        <option value="print">
          {t({
            message: 'Print, 5 × 7 in. (13 × 18 cm) with bleed',
            comment: 'A size in which portraits are downloaded',
          })}
        </option>
      </select>
      {!hydrated && (
        <button
          type="submit"
          className={buttonClass({
            variant: 'secondary',
            size: 'small',
            className: '[@media(scripting:enabled)]:hidden',
          })}
        >
          <Trans comment="Button: shows the links in the chosen size">Choose</Trans>
        </button>
      )}
      {left > 0 && (
        <p role="status" className="basis-full text-note text-ink-soft">
          <Plural
            comment="Below the list of sizes in which portraits are downloaded"
            value={left}
            one="# portrait is too small for this size. We don’t enlarge portraits, so “Download all” skips it."
            other="# portraits are too small for this size. We don’t enlarge portraits, so “Download all” skips them."
          />
        </p>
      )}
    </form>
  )
}
