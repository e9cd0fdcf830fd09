import { msg } from '@lingui/core/macro'

export const usAbout = {
  company: msg`We are a marketing agency built around one idea: let AI do the work that repeats, and let people do the work that decides. That is how a small business gets the output of a large team and still talks to somebody who knows its name.`,
}
