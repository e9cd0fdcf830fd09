import type { ReactNode } from 'react'

const tones = {
  paper: 'bg-ember-wash text-ember-deep',
  night: 'bg-dusk text-gold',
  gold: 'bg-gold text-night',
} as const

/** A pill for a few words. Its border shows only in forced-colors mode, where the background is lost. */
export function Badge({ tone = 'paper', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`badge inline-block border border-transparent rounded-[1.0625rem] px-11px py-5px text-balance text-small font-600 ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
