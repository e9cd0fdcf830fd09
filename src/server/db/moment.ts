import { integer } from 'drizzle-orm/sqlite-core'

/** A timestamp column, in milliseconds since 1970 (UTC). */
export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })
