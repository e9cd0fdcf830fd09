import type { ComponentProps } from 'react'

const variants = {
  /** Looks the same on light and dark backgrounds. */
  primary: 'border border-transparent bg-ember text-night live-hover:bg-gold',
  secondary: 'border border-edge text-ink live-hover:(border-ink bg-ink text-paper)',
  /** For actions that cannot be undone. A safe choice comes before it. */
  danger: 'border border-edge text-rose live-hover:border-current',
  'on-night': 'border border-mist text-paper live-hover:(border-paper bg-paper text-night)',
} as const

const sizes = { regular: 'min-h-13 px-7 py-3', small: 'min-h-11 px-5 py-1.5 text-small' } as const

type ButtonStyle = {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  wide?: boolean | undefined
  className?: string | undefined
}

type Props<Element extends 'a' | 'button'> = ButtonStyle & Omit<ComponentProps<Element>, 'className'>

/** Returns the classes of a button, for an element that is neither a `Button` nor a `ButtonLink`. */
export function buttonClass({
  variant = 'primary',
  size = 'regular',
  wide,
  className = '',
}: ButtonStyle): string {
  return `inline-flex items-center justify-center gap-2.5 ${sizes[size]} rounded-full font-600 leading-tight text-balance text-center transition-colors duration-200 idle:(bg-line text-ink-soft cursor-not-allowed) ${variants[variant]} ${wide ? 'w-full' : ''} ${className}`
}

export function Button({ variant, size, wide, className, ...rest }: Props<'button'>) {
  return <button type="button" {...rest} className={buttonClass({ variant, size, wide, className })} />
}

export function ButtonLink({ variant, size, wide, className, ...rest }: Props<'a'>) {
  return <a {...rest} className={buttonClass({ variant, size, wide, className })} />
}
