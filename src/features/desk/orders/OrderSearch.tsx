import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { cleanLine } from '~/core/schemas/cleanLine'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { Icon } from '~/ui/Icon'

/** Milliseconds without a keystroke before the search starts. */
const searchDelay = 350

/** Searches orders by part of a number, name or address. It is a form, so that Enter works too. */
export function OrderSearch({ search }: { search: string }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const searched = () => new URLSearchParams(history.location.search).get('search') ?? ''
  const go = (words: string) => {
    clearTimeout(timer.current)
    const clean = cleanLine(words)
    // Compared with where the desk is by now: an earlier search may still be loading, or the owner has opened an order.
    if (history.location.pathname !== '/desk' || clean === searched()) return
    history.replace(clean ? `/desk?${new URLSearchParams({ search: clean })}` : '/desk')
  }
  // Another list is not searched: the field is emptied, also of words whose search has not started.
  const follow = () => {
    const { current } = field
    if (!current || history.location.pathname !== '/desk' || cleanLine(current.value) === searched()) return
    clearTimeout(timer.current)
    current.value = searched()
  }
  // Searches for text that was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    go(field.current?.value ?? search)
    const stop = history.subscribe(follow)
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [])
  const label = t({ message: 'Search orders', comment: 'Desk: label of the search field' })
  return (
    <search className="w-full md:w-88">
      <form
        action="/desk"
        onSubmit={(event) => {
          event.preventDefault()
          go(field.current?.value ?? '')
        }}
      >
        <label className="relative block">
          <VisuallyHidden>{label}</VisuallyHidden>
          <Icon name="search" className="absolute left-4 top-1/2 text-ink-soft translate-y--1/2" />
          <input
            type="search"
            name="search"
            ref={field}
            defaultValue={search}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={t({ message: 'Number, name or email', comment: 'Desk: in the search field' })}
            onChange={({ target }) => {
              clearTimeout(timer.current)
              timer.current = setTimeout(go, searchDelay, target.value)
            }}
            className="block min-h-12 w-full rounded-full border border-edge bg-white pl-11 pr-4 placeholder:text-ink-soft hover:border-ink"
          />
        </label>
      </form>
    </search>
  )
}
