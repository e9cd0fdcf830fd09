import { msg } from '@lingui/core/macro'

/** The three highlights, shared by both homes. */
export const highlights = [
  {
    id: 'ai_campaigns',
    title: msg`Campaigns that learn`,
    text: msg`AI writes, tests, and compares. A strategist reads the results and moves the budget to what sells.`,
    features: [
      msg`Several versions of every ad, side by side`,
      msg`Budget moved to what works`,
      msg`Nothing goes live without human approval`,
    ],
  },
  {
    id: 'social_media',
    title: msg`Social media in your own voice`,
    text: msg`Two weeks of posts planned, written, and designed in one go, so your profile never goes quiet.`,
    features: [
      msg`A calendar we plan together`,
      msg`Posts, carousels, and short videos`,
      msg`Comments and messages handled`,
    ],
  },
  {
    id: 'analytics',
    title: msg`Numbers you can act on`,
    text: msg`One clear report instead of ten dashboards: what worked, what didn’t, and what we do next.`,
    features: [
      msg`Reports in plain language`,
      msg`Sales traced to their channel`,
      msg`A next step at the end of every page`,
    ],
  },
] as const
