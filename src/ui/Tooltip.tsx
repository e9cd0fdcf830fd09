import './tooltip.css'
import { useId } from 'react'
import { Icon } from './Icon'

type TooltipProps = {
  /** Names the button. */
  label: string
  text: string
}

/** A note behind a small button. Its behavior is in `tooltips.ts`. */
export function Tooltip({ label, text }: TooltipProps) {
  const id = useId()
  return (
    <span className="tip">
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        className="h-7 w-7 inline-flex items-center justify-center rounded-full text-ink-soft hover:text-ink"
      >
        <Icon name="info" />
      </button>
      <span role="tooltip" id={id} className="text-small shadow-float">
        {text}
      </span>
    </span>
  )
}
