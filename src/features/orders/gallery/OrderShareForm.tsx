import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { KnownOrder } from '~/core/schemas/order'
import { type ShareDays, shareDays } from '~/core/schemas/share'
import { Button } from '~/ui/Button'
import type { OrderActions } from '../useOrder'
import { usePortraitName } from './OrderPortrait'
import { pictureOf } from './portrait'

type FormProps = {
  order: KnownOrder
  actions: Pick<OrderActions, 'act' | 'busy'>
  /** @param hasLink whether a link was made */
  onDone: (hasLink: boolean) => void
}

/** What a new link shows, what it allows, and for how long. */
export function OrderShareForm({ order, actions, onDone }: FormProps) {
  const { t } = useLingui()
  const nameOf = usePortraitName()
  const form = useRef<HTMLFormElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const [count, setCount] = useState<number>()
  const portraits = order.portraits.filter(({ earlier }) => !earlier)
  const last = Math.max(...portraits.map(({ number }) => number))
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('[name=portrait]') ?? [])]
  const recount = () => {
    const chosen = boxes().filter(({ checked }) => checked).length
    setCount(chosen)
    if (chosen) setEmpty(false)
  }
  const hasAll = count === undefined || count === portraits.length
  const toggleAll = () => {
    for (const box of boxes()) box.checked = !hasAll
    recount()
  }
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const chosen = fields.getAll('portrait').map(String)
    setEmpty(!chosen.length)
    if (!chosen.length) return void boxes()[0]?.focus()
    const days = shareDays.find((count) => String(count) === fields.get('days')) ?? shareDays[1]
    const mayDownload = fields.get('allows') === 'download'
    if (await actions.act({ action: 'share', portraits: chosen, mayDownload, days })) onDone(true)
  }
  const lengths: Record<ShareDays, string> = {
    1: t({ message: 'One day', comment: 'How long a link is open' }),
    7: t({ message: 'One week', comment: 'How long a link is open' }),
    30: t({ message: 'Thirty days', comment: 'How long a link is open' }),
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="order-sharing">
      <fieldset>
        <legend className="text-note font-600">
          <Trans>Which portraits?</Trans>
        </legend>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-note text-ink-soft">
          <span role="status">
            <Trans comment="How many portraits a link will show">
              {count ?? portraits.length} of {portraits.length} chosen
            </Trans>
          </span>
          <button
            type="button"
            onClick={toggleAll}
            className="min-h-10 text-ember-deep font-600 underline underline-offset-4"
          >
            {hasAll ? (
              <Trans comment="Button: removes the marks of all portraits">Clear all</Trans>
            ) : (
              <Trans comment="Button: marks all portraits">Choose all</Trans>
            )}
          </button>
        </p>
        <div className="order-choice mt-2">
          {portraits.map((portrait) => {
            const picture = pictureOf(portrait)
            return (
              <label key={portrait.id} className="order-thumbnail">
                <input
                  type="checkbox"
                  name="portrait"
                  value={portrait.id}
                  defaultChecked
                  onChange={recount}
                  aria-invalid={isEmpty || undefined}
                  aria-label={nameOf(portrait, last)}
                />
                {picture && <img src={picture} alt="" loading="lazy" />}
              </label>
            )
          })}
        </div>
        {isEmpty && (
          <p role="alert" className="mt-2 text-note text-rose">
            <Trans>Please choose at least one portrait.</Trans>
          </p>
        )}
      </fieldset>
      <div className="order-terms">
        <fieldset>
          <legend className="text-note font-600">
            <Trans>What can others do?</Trans>
          </legend>
          <div>
            <Option name="allows" value="look" text={t`View them`} isChosen />
            <Option name="allows" value="download" text={t`View and download them`} />
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-note font-600">
            <Trans>For how long?</Trans>
          </legend>
          <div>
            {shareDays.map((days) => (
              <Option key={days} name="days" value={days} text={lengths[days]} isChosen={days === 7} />
            ))}
          </div>
        </fieldset>
        <div>
          <Button type="submit" size="small" disabled={actions.busy === 'share'}>
            <Trans>Create the link</Trans>
          </Button>
          <Button variant="secondary" size="small" onClick={() => onDone(false)}>
            <Trans comment="Button: closes a form without sending it">Cancel</Trans>
          </Button>
        </div>
      </div>
    </form>
  )
}

type OptionProps = { name: string; value: string | number; text: string; isChosen?: boolean }

function Option({ name, value, text, isChosen }: OptionProps) {
  return (
    <label className="order-option">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{text}</span>
    </label>
  )
}
