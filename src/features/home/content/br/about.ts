import { msg } from '@lingui/core/macro'

export const brAbout = {
  company: msg({
    message:
      'We exist to give small businesses and creators what only large companies used to have: good technology and someone who thinks with them. AI takes care of the repetitive work. People make the decisions.',
    comment: 'Portuguese edition only',
  }),
}
