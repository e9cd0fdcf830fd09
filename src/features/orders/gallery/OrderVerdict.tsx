import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useRef } from 'react'
import { verdicts as options, type Verdict } from '~/core/schemas/verdict'
import { fieldOf, OrderRemark } from './OrderRemark'
import type { Portrait } from './portrait'
import type { Marks } from './useMarks'
import type { Verdicts } from './useVerdicts'

type VerdictProps = {
  portrait: Portrait
  /** Name and position of the portrait. */
  alt: string
  verdicts: Verdicts
  /** Absent when the buyer can no longer ask for corrections. */
  marks: Marks | undefined
  /** The form for corrections leads to its field. */
  inGallery?: boolean
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Whether a portrait looks like the buyer: one tap, and the same again takes it back. A radio group of buttons, because
 * presses of buttons are kept until the page is hydrated, and because a native radio button cannot be unset. If the
 * portrait does not look like the buyer, or is marked, a field asks what should change. “Not me” marks it: `useMarks`.
 */
export function OrderVerdict({ portrait, alt, verdicts, marks, inGallery }: VerdictProps) {
  const { t } = useLingui()
  const group = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const { id } = portrait
  const chosen = verdicts.of(portrait)
  const error = verdicts.errorOf(id)
  const marked = marks?.ids.includes(id)
  // The remark of a portrait that is no longer marked is not sent, so it is not shown.
  const asks = marks && (marked || (chosen && chosen !== 'me' && !marks.remarks[id]))
  const names: Record<Verdict, string> = {
    me: t({ message: 'Me', comment: 'One of three short answers to “does it look like you?”' }),
    almost: t({ message: 'Almost', comment: 'One of three short answers to “does it look like you?”' }),
    not_me: t({ message: 'Not me', comment: 'One of three short answers to “does it look like you?”' }),
  }
  const question = t`What should we change?`
  const give = (verdict: Verdict | null) => {
    verdicts.give(id, verdict)
    marks?.follow(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    // In the viewer, these keys would show the next portrait.
    event.stopPropagation()
    event.preventDefault()
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = (at + step + options.length) % options.length
    buttons[next]?.focus()
    give(options[next] ?? null)
  }
  return (
    <>
      <div
        ref={group}
        role="radiogroup"
        aria-label={t({
          message: `${alt}. Does it look like you?`,
          comment: '{alt} is “Portrait 3 of 12: Paris”',
        })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        onKeyDown={onKeyDown}
        className="order-verdict on-screen"
      >
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <button
            key={option}
            type="button"
            role="radio"
            aria-checked={chosen === option}
            // The group is one stop of the Tab key.
            tabIndex={chosen === option || (chosen === null && place === 0) ? 0 : -1}
            onClick={() => give(chosen === option ? null : option)}
          >
            {names[option]}
          </button>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="order-verdict-error">
          {error}
        </p>
      )}
      {asks && (
        <OrderRemark
          id={id}
          fieldId={inGallery ? fieldOf(id) : undefined}
          label={question}
          name={`${question} ${alt}`}
          hint={
            marked ? (
              <Trans comment="Below the field of a marked portrait; the link leads to the form below all portraits">
                Marked, not sent yet:{' '}
                <a href="#corrections" className="whitespace-nowrap font-600 underline underline-offset-3">
                  review and send
                </a>
              </Trans>
            ) : (
              <Trans comment="“Fix this” is the button that marks a portrait">
                Noted as feedback only. To have it redone, write here or choose “Fix this.”
              </Trans>
            )
          }
          marks={marks}
        />
      )}
    </>
  )
}
