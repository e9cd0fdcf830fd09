import type { ReactNode } from 'react'

const tones = {
  paper: 'bg-ember-wash text-ember-deep',
  night: 'bg-dusk text-gold',
  gold: 'bg-gold text-night',
} as const

export function Badge({ tone = 'paper', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-full px-3 py-1.5 text-balance text-small font-600 ${tones[tone]}`}>
      {children}
    </span>
  )
}
