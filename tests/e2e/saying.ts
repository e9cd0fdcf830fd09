import { textOf } from './served'

/**
 * The innermost elements that say exactly this, or match it, in a page as it is served: what a reader sees as one
 * line, however many elements its parts are in.
 */
export function saying(root: Element | Document | null | undefined, wanted: string | RegExp): Element[] {
  const fits = (element: Element) =>
    typeof wanted === 'string' ? textOf(element) === wanted : wanted.test(textOf(element))
  return [...(root?.querySelectorAll('*') ?? [])].filter(
    (element) => fits(element) && ![...element.children].some(fits),
  )
}
