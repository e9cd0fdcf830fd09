import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { founder } from '~/catalog/owner/founder'
import { testimonialWords } from '~/features/home/content/testimonials'
import { Initials } from './Initials'

type FounderPortraitProps = { edition: EditionsWith<'home'>; className: string }

/** The founder's portrait, or initials in front of the sun. */
export function FounderPortrait({ edition, className }: FounderPortraitProps) {
  const { t, i18n } = useLingui()
  const {
    picture,
    [edition]: { name },
  } = founder
  if (!picture)
    return (
      <span className={`sun block max-w-full self-start ${className}`}>
        <Initials name={name ?? ''} />
      </span>
    )
  return (
    <img
      src={picture}
      alt={name ? i18n._(testimonialWords.portrait.id, { name }) : t`Portrait of the founder`}
      width={400}
      height={500}
      loading="lazy"
      className={className}
    />
  )
}
