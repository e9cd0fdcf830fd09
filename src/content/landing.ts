import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { servicePath } from '~/addresses'
import type { Edition } from '~/editions'
import type { HeadText } from '~/i18n/head'
import { site } from '~/site'
import { contactHrefs } from './navigation'

export const landingHead: HeadText = {
  title: msg`Technology, AI and strategy for your digital presence`,
  description: msg`Choose your edition: campaigns, websites, automation and AI studio portraits, made with AI tools and human strategy, in English or in Portuguese.`,
}

/** The two doors. Each names its place in the language that is spoken behind it, so both read alike everywhere. */
const doors = {
  us: {
    edition: 'us',
    label: msg({ message: 'United States (English)', comment: 'fixed by the specification' }),
  },
  br: {
    edition: 'br',
    label: msg({ message: 'Brasil (Português)', comment: 'fixed by the specification' }),
  },
} as const

/** The lit door first: the visitor's own edition (R-LND-04, R-LND-08). */
export const doorsOf = {
  us: [doors.us, doors.br],
  br: [doors.br, doors.us],
} as const

type Way = {
  id: 'photos' | 'website' | 'videos' | 'help'
  href: string
  label: MessageDescriptor
  newTab?: true
}

const help = (edition: Edition): Way => ({
  id: 'help',
  href: contactHrefs(edition).mailto,
  label: msg({ message: 'How can I help you?', comment: 'fixed by the specification' }),
})

/** Ways past the doors, straight to one thing. The two variants offer different ones. */
export const ways: Record<Edition, readonly Way[]> = {
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
