import { useContext } from 'react'
import { counterparts } from '~/catalog/addresses'
import { site } from '~/catalog/site'
import { PageAddress } from './pageAddress'

/** The current page in the other editions. A page with a session id in its address has none. */
export function useCounterparts() {
  const { path, hasSession } = useContext(PageAddress)
  return site.leadsToOtherEdition && !hasSession ? counterparts(path) : []
}
