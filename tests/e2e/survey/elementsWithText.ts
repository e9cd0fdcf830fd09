import { textOf } from '../site/served'

/**
 * Innermost elements of a served page whose text equals or matches `wanted`, even if the text is split over several
 * child elements.
 */
export function elementsWithText(
  root: Element | Document | null | undefined,
  wanted: string | RegExp,
): Element[] {
  const matches = (element: Element) =>
    typeof wanted === 'string' ? textOf(element) === wanted : wanted.test(textOf(element))
  return [...(root?.querySelectorAll('*') ?? [])].filter(
    (element) => matches(element) && ![...element.children].some(matches),
  )
}
