import { WordsAsElements } from '~/ui/Words'
import { ContactForm, type ContactFormProps } from './ContactForm'

/** The contact form as a piece of a content page: markup until somebody touches it (`startContactForm.tsx`). */
export function ContactFormIsland(props: ContactFormProps) {
  return (
    <div data-island="contact-form" data-touched data-props={JSON.stringify(props)}>
      <WordsAsElements>
        <ContactForm {...props} />
      </WordsAsElements>
    </div>
  )
}
