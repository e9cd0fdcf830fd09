import { I18nProvider, type TransRenderProps, useLingui } from '@lingui/react'
import { isValidElement, type ReactNode } from 'react'

/**
 * Wraps a translated text in its own element. Browser translation replaces every text node; React then updates a
 * detached one or fails to remove it. Setting the whole text of an element, and replacing whole elements, avoids both.
 */
function Words({ translation }: TransRenderProps) {
  return typeof translation === 'string' ? (
    <span>{translation}</span>
  ) : (
    // Mixed content cannot be set as a whole, so a changed text remounts the element.
    <span key={textOf(translation)}>{translation}</span>
  )
}

/** Gives each `Trans` and `Plural` below its own element. Needed only for content that React updates. */
export function WordsAsElements({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={useLingui().i18n} defaultComponent={Words}>
      {children}
    </I18nProvider>
  )
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return String(node ?? '')
}
