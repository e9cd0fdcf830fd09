/** Days for which a link to portraits can be open. */
export const shareDays = [1, 7, 30] as const
export type ShareDays = (typeof shareDays)[number]

/** A link to portraits, as the buyer's order page shows it. Times are in milliseconds since 1970. */
export type ShownShare = {
  id: string
  url: string
  /** Ids of the portraits that it shows. */
  portraits: string[]
  mayDownload: boolean
  /** Its last day, as a time in UTC. */
  endsAt: number
  /** How often it was opened. */
  views: number
  /** How often something was downloaded by it. */
  downloads: number
}
