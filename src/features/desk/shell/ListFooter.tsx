import type { ReactElement } from 'react'
import { Icon } from '~/ui/Icon'
import { Notice } from '~/ui/Notice'
import { ShowMore } from './ShowMore'
import { textLinkClass } from './TextLink'
import type { InfiniteList } from './useInfiniteList'

type ListFooterProps = {
  list: Pick<InfiniteList<never>, 'next' | 'loading' | 'failure' | 'more'>
  /** URL of the CSV file, which does not depend on the current tab. */
  table: string
  children: ReactElement
}

/** The footer of a list: the error of the last load, a button for more rows, and the CSV link with its text. */
export function ListFooter({ list: { next, loading, failure, more }, table, children }: ListFooterProps) {
  return (
    <>
      {failure && (
        <Notice kind="error" className="mt-4">
          {failure}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        {next ? <ShowMore loading={loading} onMore={more} /> : <span />}
        <a href={table} download className={textLinkClass}>
          <Icon name="download" />
          {children}
        </a>
      </div>
    </>
  )
}
