import type { ComponentProps } from 'react'

/** Style of links and buttons in running text. */
export const textLinkClass =
  'inline-flex min-h-11 items-center gap-2 text-note font-600 text-ember-deep underline decoration-line underline-offset-4 hover:decoration-current disabled:text-ink-soft disabled:no-underline disabled:cursor-not-allowed'

export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" {...props} className={textLinkClass} />
}
