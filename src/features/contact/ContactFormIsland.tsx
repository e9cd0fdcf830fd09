import { WordsAsElements } from '~/ui/Words'
import { ContactForm, type ContactFormProps } from './ContactForm'

/** The contact form as an island of a content page, hydrated on first interaction (`startContactForm.tsx`). */
export function ContactFormIsland(props: ContactFormProps) {
  return (
    <div data-island="contact-form" data-touched data-props={JSON.stringify(props)}>
      <WordsAsElements>
        <ContactForm {...props} />
      </WordsAsElements>
    </div>
  )
}
