import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from './Icon'

/** Milliseconds of rest before a tooltip opens, and how long the next one opens without it (R-TIM-10). */
const delays = { open: 700, skip: 300 } as const

let lastClosed = Number.NEGATIVE_INFINITY
/** One tooltip at a time: closes the one that is open. */
let closeOpen: (() => void) | undefined

type TooltipProps = {
  /** Names the button. */
  label: string
  text: string
}

/** A note behind a small button. Until script runs, style alone opens it, after the same rest. */
export function Tooltip({ label, text }: TooltipProps) {
  const id = useId()
  const host = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<'closed' | 'resting' | 'open'>('closed')
  const open = () => setState('open')
  const close = () => setState('closed')

  // Serves a pointer or focus that was there before script ran.
  useEffect(() => {
    if (host.current?.querySelector(':focus-visible')) setState('open')
    else if (host.current?.matches(':hover')) setState('resting')
  }, [])

  useEffect(() => {
    if (state !== 'resting') return
    const rest = performance.now() - lastClosed < delays.skip ? 0 : delays.open
    const timer = setTimeout(setState, rest, 'open')
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    if (state !== 'open') return
    const shut = () => setState('closed')
    closeOpen?.()
    closeOpen = shut
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && shut()
    const onPress = (event: Event) => host.current?.contains(event.target as Node) || shut()
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    return () => {
      lastClosed = performance.now()
      if (closeOpen === shut) closeOpen = undefined
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
    }
  }, [state])

  return (
    <span
      ref={host}
      className="tip relative inline-flex"
      onPointerEnter={(event) =>
        event.pointerType !== 'touch' && setState((before) => (before === 'open' ? before : 'resting'))
      }
      onPointerLeave={(event) => event.pointerType !== 'touch' && close()}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        className="h-7 w-7 inline-flex items-center justify-center rounded-full text-ink-soft hover:text-ink"
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && open()}
        onBlur={close}
        onClick={open}
      >
        <Icon name="info" />
      </button>
      <span
        role="tooltip"
        id={id}
        data-open={state === 'open'}
        className="invisible absolute bottom-full right-0 z-10 w-max max-w-40 rounded-lg bg-ink px-3 py-2 text-small text-paper font-500 opacity-0 shadow-float transition-[opacity,visibility] duration-150 after:(absolute inset-x-0 top-full h-2 content-empty) data-[open=true]:visible data-[open=true]:opacity-100 [html:not([data-hydrated])_.tip:hover_&]:visible [html:not([data-hydrated])_.tip:hover_&]:opacity-100 [html:not([data-hydrated])_.tip:hover_&]:delay-700 [html:not([data-hydrated])_.tip:focus-within_&]:visible [html:not([data-hydrated])_.tip:focus-within_&]:opacity-100 [html:not([data-hydrated])_.tip:focus-within_&]:delay-0"
      >
        {text}
      </span>
    </span>
  )
}
