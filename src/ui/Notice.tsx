import type { ComponentProps } from 'react'
import type { IconName } from '~/catalog/icons'
import { Icon } from './Icon'

const kinds = {
  error: { look: 'bg-rose-wash text-rose', icon: 'warning' },
  warning: { look: 'bg-rose-wash text-rose', icon: 'warning' },
  info: { look: 'bg-sand text-ink', icon: 'info' },
  success: { look: 'bg-leaf-wash text-leaf', icon: 'check' },
} as const satisfies Record<string, { look: string; icon: IconName }>

type NoticeProps = ComponentProps<'div'> & { kind: keyof typeof kinds }

/** An inline message, for when a toast alone would be missed. Errors interrupt screen readers (`role="alert"`). */
export function Notice({ kind, className = '', children, ...rest }: NoticeProps) {
  const { look, icon } = kinds[kind]
  return (
    <div
      {...rest}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-card px-4 py-3.5 text-note ${look} ${className}`}
    >
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0 text-pretty">{children}</div>
    </div>
  )
}
