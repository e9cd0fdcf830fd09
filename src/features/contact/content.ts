import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { ContactSource } from '~/core/schemas/contactSources'
import type { ContactFieldName } from './schema'

type ContactField = {
  label: MessageDescriptor
  required?: true
  type?: 'text' | 'email'
  /** Absent if no token fits the field; never `off`, which loses the value on Back and reload. */
  autoComplete?: string
  placeholder?: MessageDescriptor
  multiline?: true
}

const optional = msg({ message: '(optional)', comment: 'Contact form: in a field that may stay empty' })

/** Every field of the schema, with what the form shows for it. */
export const contactFields: Record<ContactFieldName, ContactField> = {
  name: {
    label: msg({ message: 'Name', comment: 'Contact form' }),
    required: true,
    autoComplete: 'name',
  },
  email: {
    label: msg({ message: 'Email', comment: 'Contact form' }),
    required: true,
    type: 'email',
    autoComplete: 'email',
  },
  business: {
    label: msg({ message: 'Business', comment: 'Contact form, English edition' }),
    autoComplete: 'organization',
    placeholder: optional,
  },
  company: {
    label: msg({ message: 'Company', comment: 'Contact form, Portuguese edition' }),
    autoComplete: 'organization',
    placeholder: optional,
  },
  instagram: {
    label: msg({ message: 'Instagram', comment: 'Contact form' }),
    placeholder: msg({ message: '@yourbrand (optional)', comment: 'Contact form, English edition' }),
  },
  message: {
    label: msg({ message: 'Message', comment: 'Contact form' }),
    required: true,
    multiline: true,
  },
}

/** The fields of each form, in order (R-FRM-01, R-FRM-08, X-15). */
export const contactForms: Record<ContactSource, readonly ContactFieldName[]> = {
  'us-home': ['name', 'email', 'business', 'instagram', 'message'],
  'br-home': ['name', 'email', 'company', 'message'],
  landing: ['name', 'email', 'message'],
}

/** Label of the honeypot field. */
export const trapLabel = msg({
  message: 'Leave this field empty',
  comment: 'Contact form; not seen by people',
})

export const contactPitch: Record<
  EditionsWith<'home'>,
  { title: MessageDescriptor; lead: MessageDescriptor }
> = {
  us: {
    title: msg({ message: 'Start with a free strategic plan', comment: 'Contact section, English edition' }),
    lead: msg({
      message:
        'Tell us where your business is today. In a free 30-minute strategy consultation, we’ll look at what’s holding it back and what to do first.',
      comment: 'Contact section, English edition',
    }),
  },
  br: {
    title: msg({
      message: 'Your free strategic plan starts here',
      comment: 'Contact section, Portuguese edition',
    }),
    lead: msg({
      message:
        'Tell us about your business. In a free 30-minute strategy consultation, we’ll find out what’s slowing it down and where to start.',
      comment: 'Contact section, Portuguese edition',
    }),
  },
}

/** Promises with their times; label and figure read as one line (R-GEN-05, R-GEN-09, R-TIM-16). */
export const contactPromises = [
  {
    id: 'consultation',
    label: msg({ message: 'Free strategy consultation', comment: 'Stands above “30 minutes”' }),
    figure: msg`30 minutes`,
  },
  {
    id: 'reply',
    label: msg({ message: 'We reply within', comment: 'Stands above “24 hours”' }),
    figure: msg`24 hours`,
  },
] as const

export const officeCity = msg({ message: 'São Paulo, Brazil', comment: 'fixed by the specification' })
