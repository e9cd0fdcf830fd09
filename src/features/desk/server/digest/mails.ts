import { setBookmark } from '~/server/db/bookmark'
import type { MailHandler } from '~/server/mail/registry'
import { composeDigest } from './composeDigest'
import { digestUntil, lastDigestKey } from './digestSince'

/** Mail handler for the owner's digest. */
export const digestMails: MailHandler = {
  async compose(services, { subjectId }) {
    const mail = await composeDigest(services, subjectId)
    return mail ? { mail } : { dropped: 'untrue' }
  },
  afterSending: ({ db }, _row, { composedAt }) => [
    setBookmark(db, lastDigestKey, String(digestUntil(composedAt).getTime())),
  ],
}
