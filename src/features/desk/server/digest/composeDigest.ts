import { sourceLocale } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { cleanLine } from '~/core/schemas/cleanLine'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { ownerWords } from '~/features/orders/server/mails/texts/ownerMail'
import { longDate } from '~/i18n/longDate'
import type { Config } from '~/server/config'
import { deskUrl } from '~/server/mail/deskUrl'
import { fill } from '~/server/mail/fill'
import type { Letter, Point } from '~/server/mail/letter'
import type { Mail } from '~/server/mail/mailer'
import { writeLetter } from '~/server/mail/writeLetter'
import { planName } from '~/server/orders/offerText'
import { ownerDay } from '~/server/ownerDay'
import type { Services } from '~/server/services'
import { digestMail } from './digestTexts'
import { countLimit, type Digest, isEmpty, maxListed, readDigest } from './readDigest'

type Section = {
  name: string
  title: string
  points: Point[]
  count: number
  /** There may be more than were counted. */
  atLeast: boolean
}

/** Composes the owner's digest from current data; `undefined` when its day is over, or it would be empty. */
export async function composeDigest(services: Services, day: string): Promise<Mail | undefined> {
  const { config, now } = services
  if (ownerDay(now()).day !== day) return undefined
  const digest = await readDigest(services)
  if (isEmpty(digest)) return undefined
  const sections = sectionsOf(config, digest).filter(({ points }) => points.length)
  const date = longDate(new Date(`${day}T12:00:00Z`), sourceLocale)
  return writeLetter(
    {
      locale: sourceLocale,
      brand: site.brand,
      subject: `${date}: ${sections.map(({ count, atLeast, name }) => `${formatCount(count, atLeast)} ${name}`).join(', ')}`,
      blocks: sections.flatMap(({ title, points }): Letter['blocks'] => [title, { points }]),
      action: { label: digestMail.action, href: deskUrl(config) },
      facts: [],
    },
    { to: site.ownerInbox },
  )
}

function sectionsOf(config: Config, digest: Digest): Section[] {
  const { standing, strays, since } = digest
  const { title } = digestMail.sections.news
  const counted = (
    section: keyof typeof digestMail.sections,
    keys: readonly (keyof typeof digestMail.counts)[],
    atLeast = false,
  ) => {
    const found = keys.filter((key) => digest[key] > 0)
    return {
      ...digestMail.sections[section],
      points: found.map((key) => ({
        label: `${formatCount(digest[key], atLeast)} ${digestMail.counts[key][digest[key] === 1 ? 0 : 1]}`,
        text: '',
      })),
      count: found.reduce((sum, key) => sum + digest[key], 0),
      atLeast: atLeast || found.some((key) => digest[key] >= countLimit),
    }
  }
  const failed = counted('failed', ['mails'])
  return [
    {
      ...counted('news', ['paid', 'messages', 'suspected', 'delivered'], digest.atLeast),
      title: fill(title, { since: moment.format(since) }),
    },
    counted('waiting', ['disputes', 'review', 'start', 'production', 'answer']),
    {
      ...digestMail.sections.standing,
      points: standing.slice(0, maxListed).map((order) => ({
        label: formatOrderNumber(order.number),
        href: deskUrl(config, `/orders/${order.id}`),
        text: [
          planName(order),
          `${ownerWords.statuses[order.status]} since ${longDate(order.updatedAt, sourceLocale)}`,
        ]
          .filter(Boolean)
          .join(', '),
      })),
      count: standing.length,
      // For each status, one more than is listed is read.
      atLeast: standing.length > maxListed,
    },
    {
      ...failed,
      points: [
        ...failed.points,
        ...strays.slice(0, maxListed).map(({ key, kind }) => ({
          label: digestMail.strays[kind],
          text: cleanLine(withoutSession(key)),
        })),
      ],
      count: failed.count + strays.length,
      atLeast: failed.atLeast || strays.length > maxListed,
    },
  ]
}

const formatCount = (count: number, atLeast = false) =>
  count >= countLimit ? `${countLimit} or more` : atLeast ? `${count} or more` : String(count)

const moment = new Intl.DateTimeFormat(sourceLocale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: site.ownerTimeZone,
})

/** Shortens the session id in an object key, since the full id gives access to the order. */
function withoutSession(key: string): string {
  return key.replace(/^(.{12})[^/]{8,}\//, '$1…/')
}
