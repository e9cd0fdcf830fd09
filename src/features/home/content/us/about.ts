import { msg } from '@lingui/core/macro'

export const usAbout = {
  company: msg`We are a marketing agency built around one idea: let AI do the work that repeats, and let people do the work that decides. That is how a small business gets the output of a large team and still talks to somebody who knows its name.`,
  founder: msg`With over six years of experience in digital marketing, our founder still reads every plan before it reaches you. If an idea would not make sense for his own money, it does not make it onto the page.`,
  quote: msg`A good tool saves you an hour. A good strategy knows what that hour is for.`,
  numbers: ['clients', 'satisfaction', 'success', 'support'],
} as const
