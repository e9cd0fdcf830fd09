import { createContext, useContext } from 'react'
import type { DeskOrders } from '~/features/desk/schema'

export const emptyCounts: DeskOrders['counts'] = {
  start: 0,
  production: 0,
  review: 0,
  photos: 0,
  messages: 0,
  suspected: 0,
  disputes: 0,
  refunds: 0,
}

/** The pending counts, which the header shows on every page. */
export const Counts = createContext(emptyCounts)
export const useCounts = () => useContext(Counts)

/** Orders that wait for the studio. */
export const workCount = ({ start, production, review }: DeskOrders['counts']) => start + production + review
