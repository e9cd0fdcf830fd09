import { msg } from '@lingui/core/macro'

export const brAbout = {
  company: msg({
    message:
      'We were born to give small businesses and creators what only large companies used to have: technology of the first line and somebody who thinks with them. AI takes care of what repeats. We take care of what decides.',
    comment: 'Portuguese edition only',
  }),
  founder: msg({
    message:
      'Over six years of experience in digital marketing, on both sides of the counter. He reads every strategic plan before you do.',
    comment: 'Portuguese edition only; about the founder, a man',
  }),
  quote: msg({
    message: 'Good technology gives the owner time back. Everything else is a pretty spreadsheet.',
    comment: 'Portuguese edition only; the founder says it',
  }),
  numbers: ['projects', 'success', 'support'],
} as const
