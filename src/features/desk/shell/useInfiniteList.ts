import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { failureTexts } from '~/features/desk/content/failures'
import { failureOf } from './failureOf'

/** A list that can be continued. */
export type More<Row> = Page<Row> & { loading: boolean; failure?: string; more: () => Promise<void> }

type Page<Row> = { rows: Row[]; next: string | null }

/**
 * Adds further pages to the first one of a list, which the loader brought. A row that has moved up meanwhile stands
 * once. When the first page is read again, the further ones are no longer known to follow it, and go.
 */
export function useInfiniteList<Row extends { id: string }>(
  first: Page<Row>,
  read: (after: string) => Promise<Page<Row>>,
): More<Row> {
  const { i18n } = useLingui()
  const [known, setKnown] = useState({ first, rows: first.rows, next: first.next })
  const [state, setState] = useState<{ loading: boolean; failure?: string }>({ loading: false })
  const { rows, next } = known.first === first ? known : first

  return {
    rows,
    next,
    ...state,
    async more() {
      if (!next || state.loading) return
      setState({ loading: true })
      try {
        const page = await read(next)
        const there = new Set(rows.map(({ id }) => id))
        setKnown({ first, rows: [...rows, ...page.rows.filter(({ id }) => !there.has(id))], next: page.next })
        setState({ loading: false })
      } catch (error) {
        setState({ loading: false, failure: i18n._(failureTexts[failureOf(error)]) })
      }
    },
  }
}
