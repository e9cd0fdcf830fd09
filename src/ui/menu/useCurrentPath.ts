import { useContext } from 'react'
import { PageAddress } from '../shell/pageAddress'

/** The public path of the current page. */
export const useCurrentPath = (): string => useContext(PageAddress).path
