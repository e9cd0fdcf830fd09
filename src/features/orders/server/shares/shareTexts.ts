import { msg } from '@lingui/core/macro'

/** The page of portraits that a buyer shows to others, and what it says when its link opens nothing. */
export const shareTexts = {
  title: msg({
    message: '{count, plural, one {# portrait} other {# portraits}}',
    comment: 'Headline of a page with portraits that somebody was sent a link to',
  }),
  lead: msg({
    message: 'Shared with you until {date}.',
    comment: 'Below the headline; {date} is “December 3, 2026”',
  }),
  portrait: msg({
    message: 'Portrait {place} of {count}',
    comment: 'Describes a picture for screen readers',
  }),
  scene: msg({
    message: 'Portrait {place} of {count}: {scene}',
    comment: 'Describes a picture for screen readers; {scene} is “Paris”',
  }),
  enlarge: msg({
    message: 'Enlarge: {portrait}',
    comment: 'Link on a picture, for screen readers; {portrait} is “Portrait 1 of 3: Paris”',
  }),
  previous: msg({ message: 'Previous portrait', comment: 'Link beside an enlarged portrait' }),
  next: msg({ message: 'Next portrait', comment: 'Link beside an enlarged portrait' }),
  close: msg({ message: 'Close', comment: 'Link that closes an enlarged portrait' }),
  download: msg({ message: 'Download', comment: 'Below a shared portrait' }),
  downloadAll: msg({
    message: '{count, plural, one {Download it ({size})} other {Download all # ({size})}}',
    comment: 'Button of a page with shared portraits; {size} is “2.1 MB”',
  }),
  made: msg({ message: 'Made by {brand}', comment: 'Link to our home page below shared portraits' }),
  unknown: {
    title: msg`This link doesn’t work`,
    text: msg`It may be incomplete. Please copy it again from the message you got it in, or ask for a new one.`,
  },
  ended: {
    title: msg`These portraits are no longer shared`,
    text: msg`This link has expired or was turned off. Please ask the person who sent it to you for a new one.`,
  },
}
