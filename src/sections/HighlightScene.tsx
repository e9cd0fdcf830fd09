import type { ReactNode } from 'react'
import type { HighlightId } from '~/content/home/highlights'

const ripple = 'fill-none stroke-current'

/** Small scenes made of nothing but half discs on the line: a signal that spreads, voices that answer, a count that rises. */
const scenes: Record<HighlightId, ReactNode> = {
  ai_campaigns: (
    <>
      <g className={ripple} strokeWidth="2">
        <path d="M92 128a68 68 0 0 1 136 0M62 128a98 98 0 0 1 196 0M32 128a128 128 0 0 1 256 0" />
      </g>
      <path className="fill-ember" d="M122 128a38 38 0 0 1 76 0z" />
      <circle className="fill-gold stroke-current" strokeWidth="2" cx="229" cy="58" r="15" />
    </>
  ),
  social_media: (
    <>
      <path className="fill-gold" d="M28 128a62 62 0 0 1 124 0z" />
      <path className="fill-ember" d="M104 128a86 86 0 0 1 172 0z" />
      <path className={ripple} strokeWidth="2" d="M28 128a62 62 0 0 1 124 0M192 128a50 50 0 0 1 100 0" />
      <g className="fill-paper">
        <circle cx="166" cy="92" r="6" />
        <circle cx="190" cy="92" r="6" />
        <circle cx="214" cy="92" r="6" />
      </g>
    </>
  ),
  analytics: (
    <>
      <g className={ripple} strokeWidth="2">
        <path d="M32 128v-6a22 22 0 0 1 44 0v6M85 128v-26a22 22 0 0 1 44 0v26M138 128V86a22 22 0 0 1 44 0v42" />
      </g>
      <path className="fill-gold" d="M191 128V66a22 22 0 0 1 44 0v62z" />
      <path className="fill-ember" d="M244 128V38a22 22 0 0 1 44 0v90z" />
      <path className={ripple} strokeWidth="2" d="M191 128V66a22 22 0 0 1 44 0v62" />
    </>
  ),
}

/** Decoration: the words stand beside it. */
export function HighlightScene({ id, className = '' }: { id: HighlightId; className?: string }) {
  return (
    <svg viewBox="0 0 320 130" width="320" height="130" aria-hidden="true" className={className}>
      {scenes[id]}
      <path className="stroke-current" strokeWidth="2" d="M0 129h320" />
    </svg>
  )
}
