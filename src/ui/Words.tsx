import { I18nProvider, type TransRenderProps, useLingui } from '@lingui/react'
import { isValidElement, type ReactNode } from 'react'

/**
 * Wraps a translated text in its own element, to keep React working after the browser's page translation. That replaces
 * every text node, so React would update a detached node or fail to remove it. React never touches a text node when it
 * sets all the text of an element, or replaces the element.
 */
function Words({ translation }: TransRenderProps) {
  return typeof translation === 'string' ? (
    <span>{translation}</span>
  ) : (
    // Text with elements inside cannot be set at once, so a changed text remounts the wrapper.
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
