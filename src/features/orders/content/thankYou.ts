import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { HeadText } from '~/catalog/headText'

export const thankYouHead: HeadText = {
  title: msg`Thank you`,
  description: msg`What happens between your photos and your finished portraits.`,
}

/** The turnaround: each flow states its own time. */
const processing: Record<EditionsWith<'thank-you'>, ReturnType<typeof msg>> = {
  us: msg({ message: 'In 24–48 hours your portraits are made.', comment: 'fixed by the specification' }),
  br: msg({
    message: 'Your portraits are made in under 24 hours in most cases.',
    comment: 'fixed by the specification, Portuguese edition only',
  }),
}

/** When the portraits come, and how the buyer hears of it. */
export const thankYouLead: typeof processing = {
  us: msg({
    message:
      'Once we have your photos, your portraits are ready in 24–48 hours. We’ll write to you as soon as they are.',
    comment: 'Thank-you page, English edition: the turnaround of the purchase flow',
  }),
  br: msg({
    message:
      'Once we have your photos, your portraits are ready in under 24 hours in most cases. We’ll write to you as soon as they are.',
    comment: 'Thank-you page, Portuguese edition: the turnaround of the Portuguese flow',
  }),
}

/** The steps after an upload (R-TYP-01). */
export function nextSteps(edition: EditionsWith<'thank-you'>) {
  return [
    {
      id: 'check',
      title: msg`We check your photos`,
      text: msg`If something is missing, we’ll write to you before we start.`,
    },
    { id: 'create', title: msg`AI processing`, text: processing[edition] },
    {
      id: 'review',
      title: msg`Quality review`,
      text: msg`Every portrait is reviewed before it reaches you.`,
    },
    {
      id: 'deliver',
      title: msg`Email with your download link`,
      text: msg`High-resolution files, ready to use.`,
    },
  ]
}
