import { I18nProvider, type TransRenderProps, useLingui } from '@lingui/react'
import { isValidElement, type ReactNode } from 'react'

/**
 * A translated text as an element of its own. A browser that translates the page replaces every text node, and React
 * then changes one that is no longer shown, or fails to remove it. The text of an element with no other child is set as
 * a whole, and an element is found where it was put.
 */
function Words({ translation }: TransRenderProps) {
  return typeof translation === 'string' ? (
    <span>{translation}</span>
  ) : (
    // Text between elements cannot be set as a whole: other words are another element.
    <span key={textOf(translation)}>{translation}</span>
  )
}

/** Gives each `Trans` and `Plural` below an element of its own: for what React keeps, and a page that it renders once not. */
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
