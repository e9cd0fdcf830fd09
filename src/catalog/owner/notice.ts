import content from './notice.json' with { type: 'json' }
import type { NoticeEntry } from './schemas/notice'

/** The owner's notices, each a line on every content page of an edition on certain days. */
export const notices = (content as { notices?: readonly NoticeEntry[] }).notices ?? []
