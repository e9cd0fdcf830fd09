import { useLocation } from '@tanstack/react-router'
import { counterparts, toPublic } from '~/catalog/addresses'
import { site } from '~/catalog/site'

/** The page that is shown, in the other editions. A page with somebody's session in its address has none. */
export function useCounterparts() {
  const path = useLocation({
    select: ({ pathname, search }) => ('session_id' in search ? '' : toPublic(pathname)),
  })
  return site.leadsToOtherEdition ? counterparts(path) : []
}
