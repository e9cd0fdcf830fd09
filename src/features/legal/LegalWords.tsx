import { bindWords } from '~/ui/bindWords'
import { bindCitations } from './bindCitations'

/** What must not break at its hyphen, and addresses. */
const kept = /(\b[\w.]+@[\w.]+\w|\be-mails?\b)/

/** A text of a legal document, in which an e-mail address is a link. */
export function LegalWords({ text }: { text: string }) {
  const parts = text.split(kept).map((part, index) => ({ part, key: `${index}${part}` }))
  return parts.map(({ part, key }) => {
    if (!kept.test(part)) return bindWords(bindCitations(part))
    return part.includes('@') ? (
      <a key={key} href={`mailto:${part}`} className={legalLink}>
        {part}
      </a>
    ) : (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    )
  })
}

/** A link in the text of a legal document. */
export const legalLink = 'inline-block text-ember-deep underline underline-offset-4 hover:text-ink'
