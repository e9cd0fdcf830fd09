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
  title: msg`Technology, AI, and strategy for your digital presence`,
  description: msg`Campaigns, websites, automation, and AI studio portraits, made with AI tools and human strategy. Choose your edition: English or Portuguese.`,
}

/** A link to each home, labeled in that home's own language, so that the labels are the same on both landing pages. */
const editionLinks: Record<EditionsWith<'home'>, MessageDescriptor> = {
  us: msg({ message: 'United States (English)', comment: 'fixed by the specification' }),
  br: msg({ message: 'Brasil (Português)', comment: 'fixed by the specification' }),
}

/** The edition links, the visitor's own edition first (R-LND-04, R-LND-08). */
export function editionLinksFor(own: EditionsWith<'landing'>) {
  const others = editionsOf('home').filter((edition) => edition !== own)
  return [own, ...others].map((edition) => ({ edition, label: editionLinks[edition] }))
}

/** The hour and the sun of the city of each edition, in that edition's language on both landing pages. */
export const sunTexts: Record<EditionsWith<'home'>, { hour: MessageDescriptor; sun: MessageDescriptor }> = {
  us: {
    hour: msg({
      message: 'New York, {clock}',
      comment: 'English in both languages. {clock} is “4:10 p.m.”',
    }),
    sun: msg({
      message: 'The sun is {degrees} <0>above</0><1>below</1> the horizon',
      comment: 'English in both languages. {degrees} is “12°”; one of the two is shown',
    }),
  },
  br: {
    hour: msg({
      message: 'São Paulo, {clock}',
      comment: 'Portuguese in both languages. {clock} is “16h10”',
    }),
    sun: msg({
      message: 'O sol está {degrees} <0>acima</0><1>abaixo</1> do horizonte',
      comment: 'Portuguese in both languages. {degrees} is “12°”; one of the two is shown',
    }),
  },
}

type DirectLink = {
  id: 'photos' | 'website' | 'videos' | 'help'
  href: string
  label: MessageDescriptor
  newTab?: true
}

const help = (edition: EditionsWith<'landing'>): DirectLink => ({
  id: 'help',
  href: contactHrefs(edition).mailto,
  label: msg({ message: 'How can I help you?', comment: 'fixed by the specification' }),
})

/** Direct links beside the edition links. They differ between the two landing pages. */
export const directLinks: Record<EditionsWith<'landing'>, readonly DirectLink[]> = {
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
