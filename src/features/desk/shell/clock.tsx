import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'

type DeskClock = {
  /** The server's, in milliseconds since 1970; it goes on while the page is open. */
  now: number
  /** The reader's, such as `America/Sao_Paulo`. */
  zone: string
}

const Clock = createContext<DeskClock>({ now: 0, zone: 'UTC' })

export const useClock = () => useContext(Clock)

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Milliseconds between two looks at the clock: what it tells is in minutes. */
const beat = 15_000

/** Gives the pages one clock. The server does not know the reader's zone, so it is asked for after hydration. */
export function DeskClockProvider({ now: loaded, children }: { now: number; children: ReactNode }) {
  const zone = useSyncExternalStore(never, ownZone, () => 'UTC')
  const [now, setNow] = useState(loaded)
  useEffect(() => {
    const ahead = loaded - Date.now()
    setNow(loaded)
    const timer = setInterval(() => setNow(Date.now() + ahead), beat)
    return () => clearInterval(timer)
  }, [loaded])
  return <Clock value={{ now, zone }}>{children}</Clock>
}
