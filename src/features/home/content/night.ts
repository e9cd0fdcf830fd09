import { msg } from '@lingui/core/macro'

/**
 * One night of work, which both homes tell from closing time to the report in the morning: what happens at the pictures
 * of some highlights and services, by their `id`, in the order of the pages.
 */
export const night = {
  begins: { at: msg`6:00 p.m.`, story: msg`You close up. The night shift begins.` },
  ai_campaigns: { at: msg`10:10 p.m.`, story: msg`Ad A loses; B gets the budget.` },
  'ai-agent-automation': { at: msg`3:04 a.m.`, story: msg`The agent books a patient.` },
  'ad-management': { at: msg`3:40 a.m.`, story: msg`The armchair ad gets 20% more.` },
  'website-design-build': { at: msg`4:50 a.m.`, story: msg`The copy is done. Now the design.` },
  'youtube-editing': { at: msg`5:30 a.m.`, story: msg`41 minutes become 12.` },
  ends: { at: msg`7:00 a.m.`, story: msg`Good morning.` },
} as const
