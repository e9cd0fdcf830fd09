import { msg } from '@lingui/core/macro'

/**
 * One night of work, which both homes tell from closing time to the report in the morning: what happens at the pictures
 * of the highlights and services, by their `id`, in the order of the pages. Nothing is spent or published before a
 * person has approved it.
 */
export const night = {
  begins: { at: msg`6:00 p.m.`, story: msg`You close up. The night shift begins.` },
  ai_campaigns: { at: msg`10:10 p.m.`, story: msg`Ad B beats A, 42 clicks to 27.` },
  social_media: { at: msg`11:30 p.m.`, story: msg`Two weeks of posts, in draft.` },
  analytics: { at: msg`1:20 a.m.`, story: msg`63 trial classes, up from 54.` },
  'ai-photos': { at: msg`2:15 a.m.`, story: msg`Four portraits are developed.` },
  'ai-agent-automation': { at: msg`3:04 a.m.`, story: msg`The agent books a patient.` },
  'ad-management': { at: msg`3:40 a.m.`, story: msg`Proposed: 20% more for the armchair.` },
  'social-media-management': { at: msg`4:15 a.m.`, story: msg`Lena is up. Her draft is ready.` },
  'website-design-build': { at: msg`4:50 a.m.`, story: msg`The copy is done. Now the design.` },
  'youtube-editing': { at: msg`5:30 a.m.`, story: msg`41 minutes become 12.` },
  ends: { at: msg`7:00 a.m.`, story: msg`Good morning.` },
} as const

/** The report in the morning: what came of some moments of the night; the last waits for the owner. */
export const report = [
  {
    at: night.ai_campaigns.at,
    figure: msg({ message: '42 to 27', comment: 'Clicks of two ads, like the score of a match' }),
    text: msg`Ad B won on clicks`,
  },
  {
    at: night['ai-agent-automation'].at,
    figure: msg({ message: '+1', comment: 'One more patient' }),
    text: msg({ message: 'patient, Thursday 9:20 a.m.', comment: 'After the figure “+1”' }),
  },
  {
    at: night['ad-management'].at,
    figure: msg({ message: '+20%', comment: 'A higher budget' }),
    text: msg({
      message: 'for the armchair ad: your call',
      comment: 'After the figure “+20%”. The owner decides',
    }),
  },
] as const
