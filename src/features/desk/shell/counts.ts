import { createContext, useContext } from 'react'
import type { DeskOrders } from '~/features/desk/schema'

const none: DeskOrders['counts'] = { start: 0, production: 0, review: 0, photos: 0, messages: 0, disputes: 0 }

/** How much waits where, as the header shows it on every page. */
export const Counts = createContext(none)
export const useCounts = () => useContext(Counts)
