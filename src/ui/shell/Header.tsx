import type { ReactElement } from 'react'
import { type Edition, editions } from '~/catalog/editions'
import { Logo } from '../Logo'
import { BackHome } from './BackHome'
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
          {back ?? <BackHome href={home} />}
        </div>
      </header>
      <EditionOffer />
    </>
  )
}
