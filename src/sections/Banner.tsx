import './banner.css'
import { Icon } from '~/ui/Icon'

type BannerProps = { label: string; text: string; action: string; href: string; close: string }

/**
 * An offer along the bottom edge, from load until it is closed (R-USH-26). Closing works without JavaScript and is not
 * remembered. Hidden while the contact section is on screen or a form has the focus. Its height and the layout around
 * it: banner.css.
 */
export function Banner({ label, text, action, href, close }: BannerProps) {
  return (
    <dialog
      open
      data-banner
      aria-label={label}
      className="on-night fixed inset-x-0 bottom-0 top-auto z-20 m-0 max-w-none w-full bg-dusk p-0 pb-[env(safe-area-inset-bottom)] text-paper border-t border-ember [@media(scripting:none)]:[body:has(form:not([method=dialog])_:focus)_&]:hidden"
    >
      <div className="banner-row wrap relative flex items-center gap-[min(.75rem,2.5vw)] py-1.5 md:justify-center md:gap-6">
        <p className="mr-auto min-w-0 flex-1 text-small font-600 leading-tight md:(mr-0 flex-none text-note)">
          {text}
        </p>
        <a
          href={href}
          className="min-h-9 inline-flex shrink-0 items-center rounded-full border border-gold px-[min(1rem,4.1vw)] text-small text-gold font-600 hover:(bg-gold text-night)"
        >
          {action}
        </a>
        <form method="dialog" className="-mr-2 md:(absolute right-6 mr-0)">
          <button
            type="submit"
            aria-label={close}
            className="h-9 w-9 inline-flex items-center justify-center rounded-full text-mist hover:text-paper"
          >
            <Icon name="close" />
          </button>
        </form>
      </div>
    </dialog>
  )
}
