import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { type Edition, editions } from '~/catalog/editions'
import { Icon } from '../Icon'
import { Logo } from '../Logo'
import { EditionOffer } from './EditionOffer'

const tones = {
  paper: 'bg-paper',
  clear: 'relative z-1',
  'clear-night': 'relative z-1 on-night text-paper [&_a+a:hover]:bg-dusk',
  night: 'on-night bg-night text-paper [&_a+a:hover]:bg-dusk',
} as const

type HeaderProps = {
  edition: Edition
  tone?: keyof typeof tones
  /** A `BackLink` to a page other than the edition's home. */
  back?: ReactElement
  /** The owner's notice. */
  above?: ReactElement
}

/** The bar of the photo pages: logo and back link, no menu (R-NAV-15). */
export function Header({ edition, tone = 'paper', back, above }: HeaderProps) {
  const { home } = editions[edition]
  return (
    <>
      {above}
      <header data-bar className={tones[tone]}>
        <div className="wrap flex flex-wrap min-h-18 items-center justify-between gap-x-1.5 gap-y-2 py-2 md:min-h-22">
          <a href={home} className="inline-flex rounded py-2">
            <Logo />
          </a>
          {back ?? (
            <a href={home} className={backLinkClass}>
              <BackLabel>
                <Trans comment="fixed by the specification">Back to Home</Trans>
              </BackLabel>
            </a>
          )}
        </div>
      </header>
      <EditionOffer />
    </>
  )
}

/** Classes of a back button, on paper and on night. */
export const backLinkClass =
  'group inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4.5 text-note font-600 leading-tight transition-colors hover:border-current [@media(width<24em)]:(px-3 text-small [&>span:first-child]:hidden)'

export function BackLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="back" className="transition-transform duration-200 group-hover:translate-x--0.5" />
      <span>{children}</span>
    </>
  )
}
