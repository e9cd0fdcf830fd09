import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { failureTexts } from '~/features/desk/content/failures'
import { failureOf } from './failureOf'

/** The loaded rows of a list, and a function that loads more. */
export type InfiniteList<Row> = Page<Row> & { loading: boolean; failure?: string; more: () => Promise<void> }

type Page<Row> = { rows: Row[]; next: string | null }

/**
 * Appends further pages to the first page from the loader. A row that moved up meanwhile appears only once. Drops the
 * further pages when the loader reloads the first one, since they may no longer follow it.
 */
export function useInfiniteList<Row extends { id: string }>(
  first: Page<Row>,
  read: (after: string) => Promise<Page<Row>>,
): InfiniteList<Row> {
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
        const shownIds = new Set(rows.map(({ id }) => id))
        setKnown({
          first,
          rows: [...rows, ...page.rows.filter(({ id }) => !shownIds.has(id))],
          next: page.next,
        })
        setState({ loading: false })
      } catch (error) {
        setState({ loading: false, failure: i18n._(failureTexts[failureOf(error)]) })
      }
    },
  }
}
