import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'

type DeskClock = {
  /** Server time in Unix milliseconds; advances while the page is open. */
  now: number
  /** The user's time zone, such as `America/Sao_Paulo`. */
  zone: string
}

const Clock = createContext<DeskClock>({ now: 0, zone: 'UTC' })

export const useClock = () => useContext(Clock)

const subscribeNever = () => () => {}
const userZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Milliseconds between two updates of the clock, which is displayed in minutes. */
const updateInterval = 15_000

/** Provides one clock for all pages. The user's time zone is unknown on the server, so it is read after hydration. */
export function DeskClockProvider({ now: loaded, children }: { now: number; children: ReactNode }) {
  const zone = useSyncExternalStore(subscribeNever, userZone, () => 'UTC')
  const [now, setNow] = useState(loaded)
  useEffect(() => {
    const offset = loaded - Date.now()
    setNow(loaded)
    const timer = setInterval(() => setNow(Date.now() + offset), updateInterval)
    return () => clearInterval(timer)
  }, [loaded])
  return <Clock value={{ now, zone }}>{children}</Clock>
}
