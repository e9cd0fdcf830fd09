import type { ComponentProps } from 'react'

const base =
  'inline-flex min-h-11 items-center gap-2 text-note font-600 underline decoration-edge underline-offset-4 hover:decoration-current disabled:text-ink-soft disabled:no-underline disabled:cursor-not-allowed'

/** Style of links and buttons in running text: in ink, so that ember marks what is due, and rose what is grave. */
export const textLinkClass = `${base} text-ink`

type TextButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** What it leads to cannot be undone: it has the error color. */
  grave?: boolean
}

export function TextButton({ grave, ...props }: TextButtonProps) {
  return <button type="button" {...props} className={grave ? `${base} text-rose` : textLinkClass} />
}
