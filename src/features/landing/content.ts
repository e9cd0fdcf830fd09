import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type EditionsWith, editionsOf, servicePath } from '~/catalog/addresses'
import type { HeadText } from '~/catalog/headText'
import { contactHrefs } from '~/catalog/navigation'
import { site } from '~/catalog/site'

export const landingHead: HeadText = {
  headline: msg({
    message: 'Choose how you want to transform your digital presence',
    comment: 'fixed by the specification',
  }),
  title: msg`Technology, AI and strategy for your digital presence`,
  description: msg`Choose your edition: campaigns, websites, automation and AI studio portraits, made with AI tools and human strategy, in English or in Portuguese.`,
}

/** A door to each home. Each names its place in the language that is spoken behind it, so all read alike everywhere. */
const editionLinks: Record<EditionsWith<'home'>, MessageDescriptor> = {
  us: msg({ message: 'United States (English)', comment: 'fixed by the specification' }),
  br: msg({ message: 'Brasil (Português)', comment: 'fixed by the specification' }),
}

/** The lit door first: the visitor's own edition (R-LND-04, R-LND-08). */
export function editionLinksFor(own: EditionsWith<'landing'>) {
  const others = editionsOf('home').filter((edition) => edition !== own)
  return [own, ...others].map((edition) => ({ edition, label: editionLinks[edition] }))
}

type Way = {
  id: 'photos' | 'website' | 'videos' | 'help'
  href: string
  label: MessageDescriptor
  newTab?: true
}

const help = (edition: EditionsWith<'landing'>): Way => ({
  id: 'help',
  href: contactHrefs(edition).mailto,
  label: msg({ message: 'How can I help you?', comment: 'fixed by the specification' }),
})

/** Ways past the doors, straight to one thing. The two variants offer different ones. */
export const ways: Record<EditionsWith<'landing'>, readonly Way[]> = {
  us: [
    {
      id: 'photos',
      href: servicePath('us', 'ai-photos'),
      label: msg({
        message: 'AI Studio Portraits',
        comment: 'fixed by the specification',
      }),
    },
    {
      id: 'website',
      href: servicePath('us', 'website-design-build'),
      label: msg({ message: 'Website Creation', comment: 'fixed by the specification' }),
    },
    help('us'),
  ],
  br: [
    {
      id: 'photos',
      href: servicePath('br', 'ai-photos'),
      label: msg({
        message: 'AI Studio Photos',
        comment: 'fixed by the specification, Portuguese edition only',
      }),
    },
    {
      id: 'videos',
      href: site.videoChannel,
      label: msg({ message: 'Watch our video channel', comment: 'Portuguese edition only' }),
      newTab: true,
    },
    help('br'),
  ],
}
