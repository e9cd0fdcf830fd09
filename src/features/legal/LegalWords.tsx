import { Fragment } from 'react'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { bindText } from '~/ui/bindWords'
import { bindCitations } from './bindCitations'

/** Addresses, the link to the privacy policy, and words that must not break at their hyphen. */
const unbreakable = /(\b[\w.+-]+@[\w.-]+\w|\be-mails?\b|https:\/\/[^\s)]+|<0>.+?<\/0>)/

type WordsProps = { text: string; edition: EditionsWith<'privacy'> }

/** Text of a legal document, with links: e-mail and web addresses, and `<0>` to the privacy policy. */
export function LegalWords({ text, edition }: WordsProps) {
  const parts = text.split(unbreakable).map((part, index) => ({ part, key: `${index}${part}` }))
  return parts.map(({ part, key }) => {
    if (!unbreakable.test(part)) return bindText(bindCitations(part))
    if (part.startsWith('<')) {
      return (
        <a key={key} href={pathOf('privacy', edition)} className={legalLink}>
          {part.replaceAll(/<.+?>/g, '')}
        </a>
      )
    }
    const href = part.startsWith('https:') ? part : part.includes('@') ? `mailto:${part}` : undefined
    return href ? (
      <a key={key} href={href} className={legalLink}>
        <Address text={part} />
      </a>
    ) : (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    )
  })
}

/** A web or e-mail address that breaks after a slash before it breaks anywhere else. */
function Address({ text }: { text: string }) {
  const [first, ...rest] = text.split(/(?<=\w\/)/)
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** The class of a link in a legal document. */
export const legalLink = 'inline-block text-ember-deep underline underline-offset-4 hover:text-ink'
