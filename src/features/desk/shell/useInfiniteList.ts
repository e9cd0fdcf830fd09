import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { failureTexts } from '~/features/desk/content/failures'
import { failureOf } from './failureOf'

/** The loaded rows of a list, and a function that loads more. */
export type InfiniteList<Row> = Page<Row> & { loading: boolean; failure?: string; more: () => Promise<void> }

type Page<Row> = { rows: Row[]; next: string | null }

/** What is known of the list that begins with this page. */
type Known<Row> = Page<Row> & { first: Page<Row>; loading: boolean; failure?: string }

/**
 * Appends further pages to the first page from the loader. A row that moved up meanwhile appears only once. Drops the
 * further pages when the loader reloads the first one, since they may no longer follow it.
 */
export function useInfiniteList<Row extends { id: string }>(
  first: Page<Row>,
  read: (after: string) => Promise<Page<Row>>,
): InfiniteList<Row> {
  const { i18n } = useLingui()
  const fresh: Known<Row> = { first, ...first, loading: false }
  const [known, setKnown] = useState<Known<Row>>(fresh)
  const { rows, next, loading, failure } = known.first === first ? known : fresh
  /** Drops a response, and the reason of a failure, of a list that is no longer shown. */
  const update = (change: (now: Known<Row>) => Partial<Known<Row>>) =>
    setKnown((now) => (now.first === first ? { ...now, ...change(now) } : now))

  return {
    rows,
    next,
    loading,
    ...(failure && { failure }),
    async more() {
      if (!next || loading) return
      setKnown({ first, rows, next, loading: true })
      try {
        const page = await read(next)
        update((now) => {
          const shownIds = new Set(now.rows.map(({ id }) => id))
          const added = page.rows.filter(({ id }) => !shownIds.has(id))
          return { rows: [...now.rows, ...added], next: page.next, loading: false }
        })
      } catch (error) {
        update(() => ({ loading: false, failure: i18n._(failureTexts[failureOf(error)]) }))
      }
    },
  }
}
