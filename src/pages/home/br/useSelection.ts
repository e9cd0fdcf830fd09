import { useEffect, useReducer, useRef } from 'react'
import { powerUps } from '~/content/home/br/addOns'
import type { AddOn } from '~/products'
import { selection } from './selection'

/**
 * Follows the checkboxes inside `list`. They are the truth: the browser restores them on Back and takes choices before
 * script runs.
 */
export function useSelection() {
  const list = useRef<HTMLUListElement>(null)
  const [state, dispatch] = useReducer(selection, undefined)

  const find = (): ReadonlySet<AddOn> => {
    const checked = [...(list.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])]
    const values = new Set<string>(checked.map(({ value }) => value))
    return new Set(powerUps.map(({ id }) => id).filter((id) => values.has(id)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` reads nothing but a ref
  useEffect(() => dispatch({ type: 'find', chosen: find() }), [])

  return { list, state, find, dispatch }
}
