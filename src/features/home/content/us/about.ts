import { msg } from '@lingui/core/macro'

export const usAbout = {
  company: msg`We’re a marketing agency built on one idea: AI does the repetitive work, people make the decisions. That’s how a small business gets the output of a large team and still talks to someone who knows its name.`,
}
