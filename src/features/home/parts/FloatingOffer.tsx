import './floatingOffer.css'
import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/Button'
import { Icon } from '~/ui/Icon'

type FloatingOfferProps = {
  title: string
  text: string
  action: string
  href: string
  count: ReactNode
  close: string
}

/**
 * Floats above the bottom edge while its section is on screen, and docks at the end of its container. The parent
 * controls its visibility through `.offer-card`. The live region always exists, so that its content changes are
 * announced.
 */
export function FloatingOffer({ title, text, action, href, count, close }: FloatingOfferProps) {
  return (
    <div className="offer pointer-events-none sticky z-10 flex justify-end">
      <div className="offer-card on-night pointer-events-auto relative mt-8 w-full rounded-card bg-night p-4 text-paper shadow-float ring-1 ring-haze sm:(flex w-auto items-center gap-6 p-5 pr-14)">
        <div role="status" className="pr-8 sm:(max-w-21em pr-0)">
          <p className="text-body font-700 font-display text-gold">{title}</p>{' '}
          <p className="mt-0.5 text-note">{text}</p>
        </div>
        <ButtonLink href={href} size="small" data-hydrates data-ask className="mt-3 w-full sm:(mt-0 w-auto)">
          {action}
          <span className="figures min-w-6 rounded-full bg-night px-2 py-0.5 text-small text-paper">
            {count}
          </span>
        </ButtonLink>
        <button
          type="button"
          aria-label={close}
          data-hydrates
          data-dismiss
          className="absolute right-2 top-2 h-8 w-8 inline-flex items-center justify-center rounded-full text-mist hover:text-paper [@media(scripting:none)]:hidden"
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
