/**
 * The drawn pictures in `public/`, by folder. A component writes a path as `Picture`, so a wrong name is a type error; it
 * imports only the type, so no page loads this list. `tests/pictures.test.tsx` compares it with the files and the pages.
 */
export const pictures = {
  guide: [
    'avoid-bad',
    'avoid-good',
    'background-bad',
    'background-good',
    'count-bad',
    'count-good',
    'lighting-bad',
    'lighting-good',
    'poses-bad',
    'poses-good',
  ],
  people: [
    'chosen',
    'founder',
    'portrait-1',
    'portrait-2',
    'portrait-3',
    'sample-airport',
    'sample-beach',
    'sample-cafe',
    'sample-garden',
    'sample-home',
    'sample-library',
    'sample-monochrome',
    'sample-mountain',
    'sample-night',
    'sample-office',
    'sample-paris',
    'sample-snapshot',
    'sample-stage',
    'sample-studio',
    'sample-theatre',
    'sample-workshop',
    'testimonial-1',
    'testimonial-2',
    'testimonial-3',
  ],
  samples: ['ad-creative-pack', 'animated-event-video'],
  steps: ['pay', 'receive', 'upload'],
  vignettes: [
    'ad-creative-pack',
    'ad-management-br',
    'ad-management-us',
    'ai-agent-automation-br',
    'ai-agent-automation-us',
    'ai-photos',
    'ai_campaigns-br',
    'ai_campaigns-us',
    'analytics-br',
    'analytics-us',
    'animated-event-video',
    'auto-responder-bot-setup',
    'company',
    'dominion',
    'email-marketing',
    'hero-ad-br',
    'hero-ad-us',
    'hero-chart',
    'launch',
    'momentum',
    'social-media-management-br',
    'social-media-management-us',
    'social_media-br',
    'social_media-us',
    'website-design-build-br',
    'website-design-build-us',
    'youtube-editing-br',
    'youtube-editing-us',
  ],
} as const

type Folder = keyof typeof pictures

/** The path of a picture, in one folder or in any. Its size is that of the file, which the same test compares. */
export type Picture<F extends Folder = Folder> = {
  [K in F]: `/${K}/${(typeof pictures)[K][number]}.svg`
}[F]
