import type { Edition } from '~/catalog/editions'
import { notices } from '~/catalog/owner/notice'
import type { NoticeEntry } from '~/catalog/owner/schemas/notice'
import { ownerDayStart } from '../ownerDay'

type Span = { begins: number; ends: number }

/** The notice of a moment, by its first day, and when that changes next, in milliseconds; `undefined`: never. */
type NoticeAt = { notice: string | undefined; until: number | undefined }

const spans = new WeakMap<NoticeEntry, Span>()

/** Returns which notice an edition shows; a notice begins and ends at midnight in the owner's time zone. */
export function noticeAt(edition: Edition, now: number): NoticeAt {
  const ahead = notices
    .filter((entry) => edition in entry && spanOf(entry).ends > now)
    .toSorted((a, b) => spanOf(a).begins - spanOf(b).begins)
  const [next] = ahead
  if (!next) return { notice: undefined, until: undefined }
  const { begins, ends } = spanOf(next)
  return begins > now ? { notice: undefined, until: begins } : { notice: next.from, until: ends }
}

/** The moments of a notice, computed once: a stored page is sent in microseconds. */
function spanOf(entry: NoticeEntry): Span {
  const known = spans.get(entry)
  if (known) return known
  const span = {
    begins: ownerDayStart(entry.from).getTime(),
    ends: ownerDayStart(dayAfter(entry.to)).getTime(),
  }
  spans.set(entry, span)
  return span
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
