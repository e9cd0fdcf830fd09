import { useLocation } from '@tanstack/react-router'
import { counterparts, toPublic } from '~/catalog/addresses'
import { site } from '~/catalog/site'

/** The current page in the other editions. A page with a session id in its address has none. */
export function useCounterparts() {
  const path = useLocation({
    select: ({ pathname, search }) => ('session_id' in search ? '' : toPublic(pathname)),
  })
  return site.leadsToOtherEdition ? counterparts(path) : []
}
