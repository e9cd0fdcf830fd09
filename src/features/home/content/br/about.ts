import { msg } from '@lingui/core/macro'

export const brAbout = {
  company: msg({
    message:
      'We were born to give small businesses and creators what only large companies used to have: technology of the first line and somebody who thinks with them. AI takes care of what repeats. We take care of what decides.',
    comment: 'Portuguese edition only',
  }),
}
